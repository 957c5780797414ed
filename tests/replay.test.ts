import {
  birthGrid,
  essence,
  hiddenPassion,
  karmic,
  lifePath,
  maturity,
  type Step,
  soulUrge,
} from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { replay } from '#numerology-testing/replay';

// The tests of each rule replay its workings. A checker that accepts everything would pass those, so
// here it has to refuse every working with one number, flag or letter changed.

const BIRTH = { year: 1990, month: 5, day: 15 };
const TODAY = { year: 2025, month: 7, day: 1 };

const WORKINGS: readonly (readonly [string, readonly Step[]])[] = [
  ['a Soul Urge with a Y', soulUrge('Mary Łoś', { vowelYs: [0] }).steps],
  ['a Soul Urge word by word', soulUrge('Grace Hopper', { method: 'parts' }).steps],
  ['a Hidden Passion', hiddenPassion('Alan Turing').steps],
  ['a Life Path in parts', lifePath({ ...BIRTH, year: 1984 }, { method: 'parts' }).steps],
  ['a Maturity', maturity('John Smith', BIRTH).steps],
  ['a Karmic Number', karmic('Ada', BIRTH).steps],
  ['an essence', essence('Thomas Cruise Mapother', BIRTH, { today: TODAY }).steps],
  ['a birth grid', birthGrid(BIRTH).steps],
];

/** Copies of a value, each with one of its numbers, flags or letters changed. */
function tamperedCopies(value: unknown, key = ''): unknown[] {
  // The year of a day matters only in leap years, and a letter holds for more than one age.
  if (typeof value === 'number') return ['year', 'age'].includes(key) ? [] : [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      tamperedCopies(item, key).map((changed) => value.with(index, changed)),
    );
  }
  // Neighbors in the alphabet differ in value. Other texts only label a step.
  if (typeof value === 'string') {
    return key === 'letter' ? [String.fromCharCode(value.charCodeAt(0) + 1)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    tamperedCopies(item, name).map((changed) => ({ ...value, [name]: changed })),
  );
}

test.each(WORKINGS)('any single change in the working of %s is refused', (_, steps) => {
  const copies = tamperedCopies(steps) as Step[][];
  expect(copies.length).toBeGreaterThan(3);
  expect(copies.filter((copy) => replay(copy) !== 'wrong')).toEqual([]);
});
