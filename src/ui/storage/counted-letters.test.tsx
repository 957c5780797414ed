import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedLetters, saveCountedLetters, useCountedLetters } from './counted-letters';

const KEY = 'ninefold_letters';

function refuse(): never {
  throw new DOMException('refused', 'QuotaExceededError');
}

beforeEach(() => saveCountedLetters('a-z'));
afterEach(() => vi.restoreAllMocks());

test('only A to Z count until a visitor says so, and again when it is taken back', () => {
  expect(countedLetters()).toBe('a-z');
  saveCountedLetters('spelled');
  expect(countedLetters()).toBe('spelled');
  expect(localStorage.getItem(KEY)).toBe('spelled');
  saveCountedLetters('a-z');
  expect(countedLetters()).toBe('a-z');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['', 'SPELLED', 'true', '{"letters":"spelled"}', '\0'])(
  'the stored value %o is ignored',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(countedLetters()).toBe('a-z');
  },
);

test('where storage is blocked, nothing throws and the choice applies on this page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
  expect(countedLetters()).toBe('a-z');
  saveCountedLetters('spelled');
  expect(countedLetters()).toBe('spelled');
  saveCountedLetters('a-z');
  expect(countedLetters()).toBe('a-z');
});

test('an open result follows a choice in another tab', () => {
  const { result } = renderHook(useCountedLetters);
  expect(result.current).toBe('a-z');
  act(() => {
    localStorage.setItem(KEY, 'spelled');
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'spelled' }));
  });
  expect(result.current).toBe('spelled');
});
