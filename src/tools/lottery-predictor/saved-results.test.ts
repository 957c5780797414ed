import { expect, test } from 'vitest';
import { savedResults } from './saved-results';
import { recordAt } from './testing/fake-records';

test.each([
  ['a winning number twice', { winningNumbers: [6, 6, 5, 40, 41, 42] }],
  ['the lowest values', { matches: 0, lifePathNumber: 1 }],
  ['the highest values', { matches: 6, lifePathNumber: 33, userNumbers: [1, 2, 3, 4, 5, 49] }],
])('a result may have %s', (_, fields) => {
  expect(savedResults.isRecord({ ...recordAt(1), ...fields })).toBe(true);
});

test.each([
  ['five numbers', { userNumbers: [1, 2, 3, 4, 5] }],
  ['seven winning numbers', { winningNumbers: [1, 2, 3, 4, 5, 6, 7] }],
  ['a number 0', { userNumbers: [0, 2, 3, 4, 5, 6] }],
  ['a number 50', { winningNumbers: [1, 2, 3, 4, 5, 50] }],
  ['half a number', { userNumbers: [1.5, 2, 3, 4, 5, 6] }],
  ['numbers as text', { userNumbers: ['1', '2', '3', '4', '5', '6'] }],
  ['winning numbers as one text', { winningNumbers: '1,2,3,4,5,6' }],
  ['matches below 0', { matches: -1 }],
  ['seven matches', { matches: 7 }],
  ['matches that are not a number', { matches: null }],
  ['Life Path 0', { lifePathNumber: 0 }],
  ['Life Path 34', { lifePathNumber: 34 }],
  ['a blank name', { userName: ' \t' }],
  ['no name', { userName: undefined }],
])('a result never has %s', (_, fields) => {
  expect(savedResults.isRecord({ ...recordAt(1), ...fields })).toBe(false);
});
