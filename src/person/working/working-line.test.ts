import * as numbers from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { workingLine } from './working-line';

const GRACE = { year: 1906, month: 12, day: 9 };
const ANN = { year: 1990, month: 1, day: 9 };

test.each([
  ['a date', numbers.lifePath(GRACE), '1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28 → 10 → 1'],
  ['a short name', numbers.destiny('Grace'), '7 + 9 + 1 + 3 + 5 = 25 → 7'],
  ['a long name', numbers.destiny('Grace Hopper'), '11 letters make 67 → 13 → 4'],
  ['a master', numbers.soulUrge('Zoe'), '6 + 5 = 11, a master number'],
  ['a single letter', numbers.soulUrge('Ann'), '1'],
  ['no letter', numbers.destiny('李'), 'no letter, so 0'],
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
])('%s', (_, { steps }, line) => {
  expect(workingLine(steps).replaceAll('\u00a0', ' ')).toBe(line);
});
