import { expect, test } from 'vitest';
import { chart, cycles, essence, profile } from '../index.ts';
import { describeNumber, describeSpan, numberTitle } from './index.ts';
import type { NumberName } from './number-text.ts';

const BIRTH = { year: 1906, month: 12, day: 9 };
const today = { year: 1952, month: 1, day: 1 };
const whole = {
  ...profile('Grace Hopper', BIRTH),
  ...cycles(BIRTH, { today }),
  essence: essence('Grace Hopper', BIRTH, { today }),
};
const keys = [
  ...Object.keys({ ...whole, ...whole.planes, ...whole.bridges }),
  ...Object.keys(chart('Grace Hopper')),
] as NumberName[];

test.each([...new Set(keys)])('%s has a title and words', (key) => {
  expect(numberTitle(key)).toMatch(/^[A-Z][a-z]+( [A-Za-z]+)*$/);
  expect(describeNumber(key)).toMatch(/^[A-Z1].+[^.]$/);
});

test('ages do not overlap', () => {
  // A Life Path of 1: 36 − 1, and nine years each
  expect(whole.pinnacles.map(describeSpan)).toEqual([
    'ages 0 to 34',
    'ages 35 to 43',
    'ages 44 to 52',
    'from the age of 53',
  ]);
  expect(describeSpan({ fromAge: 7, toAge: 8 })).toBe('age 7');
});
