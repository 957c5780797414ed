import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refuseStorage } from '../testing/browser';
import { countedLetters, saveCountedLetters, useCountedLetters } from './counted-letters';

const KEY = 'ninefold_letters';

beforeEach(() => saveCountedLetters('a-z'));

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
  refuseStorage('getItem', 'setItem', 'removeItem');
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
