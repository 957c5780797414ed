import { expect, test } from 'vitest';
import { describeStep, type SentenceStep } from './describe-step';
import { nameCharacters } from './name-characters';

const steps: readonly (readonly [string, SentenceStep])[] = [
  [
    'The digits of 1906-12-09',
    { kind: 'digits', text: '1906-12-09', digits: [1, 9, 0, 6, 1, 2, 0, 9] },
  ],
  ['7 + 9 + 1 + 3 + 5 = 25', { kind: 'sum', terms: [7, 9, 1, 3, 5], total: 25 }],
  ['7', { kind: 'sum', terms: [7], total: 7 }],
  ['Nothing to add, so 0', { kind: 'sum', terms: [], total: 0 }],
  ['25 → 2 + 5 = 7', { kind: 'reduction', from: 25, digits: [2, 5], to: 7 }],
  ['22 is a master number and stays as it is', { kind: 'master-kept', value: 22 }],
  ['33 divided by 9 leaves 6', { kind: 'fold', from: 33, remainder: 6, to: 6 }],
  [
    '18 divides by 9 with nothing left over, which counts as 9',
    { kind: 'fold', from: 18, remainder: 0, to: 9 },
  ],
  ['From 4 to 11 is 7', { kind: 'difference', left: 11, right: 4, to: 7 }],
  ['No distance at all counts as 9', { kind: 'nine-for-zero', to: 9 }],
  [
    '5 occurs most often, 3 times',
    { kind: 'most-frequent', counts: [1, 0, 0, 0, 3, 0, 0, 0, 0], tied: [5], to: 5 },
  ],
  [
    '1 and 5 occur most often, once each; the lowest counts, 1',
    { kind: 'most-frequent', counts: [1, 0, 0, 0, 1, 0, 0, 0, 0], tied: [1, 5], to: 1 },
  ],
  [
    'No letters to count, so 1',
    { kind: 'most-frequent', counts: [0, 0, 0, 0, 0, 0, 0, 0, 0], tied: [], to: 1 },
  ],
  ['21 × 2055 = 43155', { kind: 'product', factors: [21, 2055], to: 43_155 }],
  ['43155 divided by 100 leaves 55', { kind: 'remainder', from: 43_155, divisor: 100, to: 55 }],
  [
    'Today is day 60 of the year',
    { kind: 'day-of-year', date: { year: 2027, month: 3, day: 1 }, to: 60 },
  ],
  ['22 is looked up under 2', { kind: 'master-digit', from: 22, to: 2 }],
  [
    'The table gives 1 and 5 a score of 80',
    { kind: 'table', row: 1, column: 5, found: true, to: 80 },
  ],
  [
    'The table has no row for 0 and 5, so 50',
    { kind: 'table', row: 0, column: 5, found: false, to: 50 },
  ],
  ['70 + 5 for the master number = 75', { kind: 'bonus', from: 70, masters: 1, to: 75 }],
  ['70 + 5 for each master number = 80', { kind: 'bonus', from: 70, masters: 2, to: 80 }],
  ['92 is above the limit, so 88', { kind: 'cap', from: 92, limit: 88, to: 88 }],
  ['3 of 8 is 38 %', { kind: 'share', part: 3, whole: 8, to: 38 }],
  ['Neither name has a number, so 50 % each', { kind: 'share', part: 0, whole: 0, to: 50 }],
  ['49 is taken already, so the next one, 1', { kind: 'step-up', from: 49, limit: 49, to: 1 }],
  ['In order: 3, 9, 27', { kind: 'sorted', from: [27, 3, 9], to: [3, 9, 27] }],
];

test.each(steps)('%s', (sentence, step) => {
  expect(describeStep(step).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test.each([
  [['é'], 'é'],
  [['é', '’'], 'é and ’'],
  [['-', '1', '李'], '-, 1, and 李'],
  [['\u0301'], '◌\u0301'],
  [['\u200d'], 'U+200D'],
  [['\u{e0001}'], 'U+E0001'],
])('%j are listed as %s', (characters, named) => {
  expect(nameCharacters(characters)).toBe(named);
});
