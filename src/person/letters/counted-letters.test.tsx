import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { countedLetters, saveCountedLetters, useCountedLetters } from './counted-letters';

const KEY = 'ninefold_letters';

beforeEach(() => saveCountedLetters('a-z'));

const STRANGE = ['', 'SPELLED', 'true', '{"letters":"spelled"}', '\0'];

test.each(STRANGE)('stored %o is ignored', (text) => {
  localStorage.setItem(KEY, text);
  expect(countedLetters()).toBe('a-z');
});

function Shown() {
  return <p data-testid="shown">{useCountedLetters()}</p>;
}

test('a choice is saved until it is taken back, and followed by another tab and by a page that comes back', () => {
  render(<Shown />);
  const shown = () => screen.getByTestId('shown').textContent;
  act(() => saveCountedLetters('spelled'));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['spelled', 'spelled']);
  act(() => saveCountedLetters('a-z'));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['a-z', null]);
  // What another tab does is heard of by an event, or when the page is shown again.
  localStorage.setItem(KEY, 'spelled');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(shown()).toBe('spelled');
  localStorage.removeItem(KEY);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(shown()).toBe('a-z');
});
