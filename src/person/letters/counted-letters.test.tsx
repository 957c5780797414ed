import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import {
  chosenLetters,
  resolveChoices,
  saveChosenLetters,
  useChosenLetters,
} from './counted-letters';

const KEY = 'ninefold_letters';

beforeEach(() => localStorage.clear());

const STRANGE = ['', 'SPELLED', 'true', '{"letters":"spelled"}', '\0'];

test.each(STRANGE)('stored %o is ignored', (text) => {
  localStorage.setItem(KEY, text);
  expect(chosenLetters()).toBeUndefined();
});

function Shown() {
  return <p data-testid="shown">{useChosenLetters() ?? 'undecided'}</p>;
}

test('a choice is saved until it is taken back, and followed by another tab and by a page that comes back', () => {
  render(<Shown />);
  const shown = () => screen.getByTestId('shown').textContent;
  expect(shown()).toBe('undecided');
  act(() => saveChosenLetters('spelled'));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['spelled', 'spelled']);
  act(() => saveChosenLetters('a-z'));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['undecided', null]);
  // A result from another language may count more than this one does.
  act(() => saveChosenLetters('a-z'));
  expect([shown(), localStorage.getItem(KEY)]).toEqual(['a-z', 'a-z']);
  // What another tab does is heard of by an event, or when the page is shown again.
  localStorage.setItem(KEY, 'spelled');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(shown()).toBe('spelled');
  localStorage.removeItem(KEY);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(shown()).toBe('undecided');
});

const single = { ...NO_CHOICES, letters: 'a-z', spelled: ['é'] } as const;

test('a choice for the name comes first, then the browser, then how it was counted, then the language', () => {
  expect(resolveChoices(single, 'spelled')).toBe(single);
  expect(resolveChoices('spelled', 'a-z').letters).toBe('a-z');
  expect(resolveChoices('spelled', undefined).letters).toBe('spelled');
  expect(resolveChoices('a-z', undefined).letters).toBe('a-z');
  expect(resolveChoices(undefined, undefined)).toEqual(NO_CHOICES);
});
