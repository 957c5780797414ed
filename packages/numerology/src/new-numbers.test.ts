import { expect, it } from 'vitest';
import {
  balance,
  birthday,
  birthGrid,
  business,
  capstone,
  compoundOf,
  cornerstone,
  destiny,
  essence,
  essenceTable,
  firstVowel,
  lifePath,
  parseDate,
  planesOfExpression,
  rationalThought,
} from './index.ts';

const BIRTH = { year: 1990, month: 5, day: 15 };

// More of each, by others: published.test.ts.
it.each([
  ['Anne-Marie Lee', 4], // A and L: a double name has one initial
  ['  élan  3 ', 5], // É as E
  ['李 42', 0],
])('balance of %j is %i', (name, value) => {
  expect(balance(name).value).toBe(value);
});

it.each([
  ['Æthelred', 'A1 D4 A1'], // Æ is A and E
  ['Lynn', 'L3 N5 -'],
  ['O', 'O6 O6 O6'],
  ['3 Ann', 'A1 N5 A1'], // the first word with a letter
  ['3', '- - -'],
])('cornerstone, capstone and first vowel of %s are %s', (name, letters) => {
  const found = [cornerstone(name), capstone(name), firstVowel(name)];
  const written = found.map(({ letter, value }) => (letter ? `${letter}${value}` : '-'));
  expect(written.join(' ')).toBe(letters);
});

it('the first vowel may be a Y, where that counts as one', () => {
  expect(firstVowel('Lynn', { vowelYs: 'all' }).letter).toBe('Y');
});

it('every letter is on one plane', () => {
  const planes = Object.values(planesOfExpression('abcdefghijklmnopqrstuvwxyz'));
  expect(planes.map(({ count }) => count)).toEqual([4, 7, 8, 7]);
});

it.each([
  // A one year, N five, N five (numerology-free.com/numerology-essences.html); no other name
  ['Ann', 0, 'A  ', 1],
  ['Ann', 1, 'N  ', 5],
  ['Ann', 10, 'N  ', 5],
  ['Ann', 11, 'A  ', 1],
  // Lee: L3 E5 E5; it is the middle name too
  ['Ann Lee', 3, 'NEE', 6], // 5 + 5 + 5 = 15
  // Bo and Cy strung together: B2 O6 C3 Y7
  ['Ann Bo Cy Lee', 11, 'AYE', 4], // 1 + 7 + 5 = 13
  ['李', 30, '   ', 0],
])('essence of %s at %i is %j, %i', (name, age, letters, value) => {
  const found = essence(name, BIRTH, { today: { ...BIRTH, year: BIRTH.year + age } });
  const transits = [found.physical, found.mental, found.spiritual];
  expect(transits.map((transit) => transit?.letter ?? ' ').join('')).toBe(letters);
  expect(found.value).toBe(value);
  for (const transit of transits) {
    if (transit) expect(age >= transit.fromAge && age < transit.toAge).toBe(true);
  }
});

it('essence changes on the birthday', () => {
  const before = { year: 1991, month: 5, day: 14 };
  expect(essence('Ann', BIRTH, { today: before }).age).toBe(0);
  expect(essence('Ann', BIRTH, { today: { ...before, day: 15 } }).age).toBe(1);
});

it('essenceTable has every year from one birthday to another', () => {
  const name = 'Ann Bo Cy Lee';
  const ages = essenceTable(name, BIRTH).map(({ age }) => age);
  expect(ages).toEqual(Array.from({ length: 100 }, (_, age) => age));
  const table = essenceTable(name, BIRTH, { fromAge: 2, toAge: 12 });
  expect(table.map(({ year }) => year)).toEqual(ages.slice(2, 12).map((age) => 1990 + age));
  for (const { year, ...row } of table) {
    expect(row).toEqual(essence(name, BIRTH, { today: { ...BIRTH, year } }));
  }
});

it.each([
  ['3M', 4, 7], // M4; 3 + 4
  ['1000', 0, 1], // 0 adds nothing
  ['Ⅲ３٣', 0, 0], // other signs for three are no digits
])('business of %s is %i, and with its digits %i', (name, without, withDigits) => {
  expect(business(name).value).toBe(without);
  expect(business(name, { digits: 'counted' }).value).toBe(withDigits);
});

it.each([
  // 1 9 5 1 0 9 2 6: 1 twice, 9 twice, 2, 5 and 6
  ['1951-09-26', ['159 full'], ['159 full', '438 empty']],
  // 2 0 0 0 0 1 0 1: 1 twice and 2
  [
    '2000-01-01',
    ['369 empty', '456 empty', '789 empty', '357 empty'],
    ['357 empty', '438 empty', '456 empty'],
  ],
])('the grid of %s has in both orders the lines %j and %j', (text, ours, loShu) => {
  const grid = birthGrid(parseDate(text) ?? expect.fail(text));
  const lines = ({ full, empty }: typeof grid.loShu) => [
    ...full.map((line) => `${line.join('')} full`),
    ...empty.map((line) => `${line.join('')} empty`),
  ];
  expect([lines(grid.pythagorean), lines(grid.loShu)]).toEqual([ours, loShu]);
});

it('rationalThought keeps a master that both make together', () => {
  // Grace 25 → 7 and the 4th
  expect(rationalThought('Grace Hopper', { year: 1906, month: 12, day: 4 }).value).toBe(11);
});

it.each([
  [destiny('Grace Hopper'), 67],
  [destiny('Rim'), 22], // kept, so the same
  [destiny('A'), 1],
  [destiny(''), 0],
  [lifePath(BIRTH), 30],
  [birthday({ ...BIRTH, day: 29 }), 29],
  [birthday({ ...BIRTH, day: 7 }), 7],
])('compoundOf is the sum before it was reduced', (worked, value) => {
  expect(compoundOf(worked).value).toBe(value);
});
