import type { LettersStep } from '@ninefold/numerology';
import * as numbers from '@ninefold/numerology';
import { expect, test } from 'vitest';
import type { SiteStep } from '../../numbers/site-number';
import { describeSiteStep, workingLine } from './describe-step';
import { nameCharacters } from './name-characters';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const table = { kind: 'table', column: 5 } as const;
const date = { year: 2027, month: 3, day: 1 };

// The library's steps: packages/numerology/src/text/text.test.ts.
test.each<[string, Exclude<SiteStep, LettersStep>]>([
  ['25 → 2 + 5 = 7', { kind: 'reduction', from: 25, digits: [2, 5], to: 7 }],
  ['No letters to count, so 1', { kind: 'default', to: 1 }],
  ['The birth date', { kind: 'part', name: 'date', steps: [], to: 7 }],
  ['Number 3', { kind: 'part', name: 'position', position: 3, steps: [], to: 7 }],
  [
    '33 is looked up under 3, the digit it repeats; a sum that must end on one digit takes it down to 6',
    { kind: 'master-digit', from: 33, to: 3 },
  ],
  ['The table has no row for 0 and 5, so 50', { ...table, row: 0, found: false, to: 50 }],
  ['70 + 5 for each master number = 80', { kind: 'bonus', from: 70, masters: 2, to: 80 }],
  ['92 is above the limit, so 88', { kind: 'cap', from: 92, limit: 88, to: 88 }],
  ['21 × 2055 = 43155', { kind: 'product', factors: [21, 2055], to: 43_155 }],
  ['43155 divided by 100 leaves 55', { kind: 'remainder', from: 43_155, divisor: 100, to: 55 }],
  ['Today is day 60 of the year', { kind: 'day-of-year', date, to: 60 }],
  ['49 is taken already, so the next one, 1', { kind: 'step-up', from: 49, limit: 49, to: 1 }],
  ['In order: 3, 9, 27', { kind: 'sorted', from: [27, 3, 9], to: [3, 9, 27] }],
])('%s', (sentence, step) => {
  expect(plain(describeSiteStep(step))).toBe(sentence);
});

const GRACE = { year: 1906, month: 12, day: 9 };
const ANN = { year: 1990, month: 1, day: 9 };

test.each([
  ['a date', numbers.lifePath(GRACE), '1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28 → 10 → 1'],
  ['a long name', numbers.destiny('Grace Hopper'), '11 letters make 67 → 13 → 4'],
  ['a master', numbers.soulUrge('Zoe'), '6 + 5 = 11, a master number'],
  ['a single letter', numbers.soulUrge('Ann'), '1'],
  ['no letter', numbers.destiny('李'), 'Nothing to add, so 0'],
  ['a tally', numbers.hiddenPassion('Grace Hopper'), '7 occurs most often, 3 times'],
  ['two parts', numbers.maturity('Grace Hopper', GRACE), '1 + 4 = 5'],
  ['a distance', numbers.karmic('Grace Hopper', GRACE), '4 − 1 = 3'],
  ['no distance', numbers.karmic('Ann', ANN), '11 − 11 = 0, which counts as 9'], // both 11
  ['the 22nd', numbers.birthday({ ...ANN, day: 22 }), '22, a master number'],
  [
    'one number on another',
    numbers.personalDay(
      { year: 1988, month: 4, day: 9 },
      { today: { year: 2026, month: 10, day: 6 } },
    ),
    '4 + 9 + 2026 = 2039 → 14 → 5; 5 + 10 = 15 → 6; 6 + 6 = 12 → 3',
  ],
])('%s on one line', (_, { steps }, line) => {
  expect(plain(workingLine(steps))).toBe(line);
});

test.each([
  [
    ['é', '’', '李'],
    ['é', '’', '李'],
  ],
  [['\u0301'], ['◌\u0301']],
  [['\u200d'], ['U+200D']],
  [['\u{e0001}'], ['U+E0001']],
])('%j are shown as %j', (characters, named) => {
  expect(nameCharacters(characters)).toEqual(named);
});
