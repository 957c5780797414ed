import {
  birthday,
  challenges,
  destiny,
  hiddenPassion,
  karmic,
  lifePath,
  maturity,
  personalDay,
  pinnacles,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { workingLine } from './working-line';

const GRACE = { year: 1906, month: 12, day: 9 };
const VERA = { year: 1954, month: 3, day: 17 };
const NONE: Worked<number> = { value: 0, steps: [] };

test.each([
  ['a date', lifePath(GRACE), '1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28 → 10 → 1'],
  ['a short name', destiny('Grace'), '7 + 9 + 1 + 3 + 5 = 25 → 7'],
  ['a long name', destiny('Grace Hopper'), '11 letters make 67 → 13 → 4'],
  ['a master', soulUrge('Zoe'), '6 + 5 = 11, kept'],
  ['a single letter', soulUrge('Ann'), '1'],
  ['no letter', destiny('李'), 'no letter, so 0'],
  ['a tally', hiddenPassion('Grace Hopper'), '7 occurs most often, 3 times'],
  ['two parts', maturity('Grace Hopper', GRACE), '1 + 4 = 5'],
  ['a distance', karmic('Grace Hopper', GRACE), '4 − 1 = 3'],
  // Ann is 11, and so is 1990-01-09.
  [
    'no distance',
    karmic('Ann', { year: 1990, month: 1, day: 9 }),
    '11 − 11 = 0, which counts as 9',
  ],
  ['a day', birthday(VERA), '1 + 7 = 8'],
  ['the 22nd', birthday({ ...VERA, day: 22 }), '22, kept'],
  ['a pinnacle', pinnacles(VERA)[0] ?? NONE, '3 + 8 = 11, kept'],
  ['a challenge', challenges(VERA)[0] ?? NONE, '8 − 3 = 5'],
  [
    'one number on another',
    personalDay({ year: 1988, month: 4, day: 9 }, { today: { year: 2026, month: 10, day: 6 } }),
    '4 + 9 + 2026 = 2039 → 14 → 5; 5 + 10 = 15 → 6; 6 + 6 = 12 → 3',
  ],
])('%s', (_, { steps }, line) => {
  expect(workingLine(steps).replaceAll('\u00a0', ' ')).toBe(line);
});
