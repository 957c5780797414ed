import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { moveOnEnter } from './move-on-enter.client';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  const { container } = render(
    <form>
      <input aria-label="first" required />
      <input aria-label="optional" />
      <input aria-label="second" required />
    </form>,
  );
  container.addEventListener('keydown', moveOnEnter);
});

/** Presses Enter in a field. Returns where the focus is then, and whether the form would be sent. */
function enter(label: string, event = {}) {
  field(label).focus();
  const isSent = fireEvent.keyDown(field(label), { key: 'Enter', ...event });
  return [document.activeElement?.ariaLabel, isSent];
}

test('Enter goes to the next required field that is empty, and else sends the form', () => {
  expect(enter('first')).toEqual(['second', false]);
  expect(enter('optional')).toEqual(['second', false]);
  // The empty one before it is for the form to refuse.
  expect(enter('second')).toEqual(['second', true]);
  field('second').value = ' ';
  expect(enter('first')).toEqual(['second', false]);
  field('second').value = 'Ben';
  expect(enter('first')).toEqual(['first', true]);
});

test('a field whose key says “next” moves on, whatever follows', () => {
  field('second').value = 'Ben';
  field('first').enterKeyHint = 'next';
  expect(enter('first')).toEqual(['optional', false]);
});

test.each([{ isComposing: true }, { key: 'a' }])('%o is left alone', (event) => {
  expect(enter('first', event)).toEqual(['first', true]);
});
