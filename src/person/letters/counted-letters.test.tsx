import { beforeEach, expect, test } from 'vitest';
import { refuseStorage } from '../../ui/testing/browser';
import { countedLetters, saveCountedLetters } from './counted-letters';

// How a choice is saved, taken back and followed by other tabs: tests/uncounted-letters.spec.ts.

const KEY = 'ninefold_letters';

beforeEach(() => saveCountedLetters('a-z'));

test.each(['', 'SPELLED', 'true', '{"letters":"spelled"}', '\0'])(
  'stored %o is ignored',
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
