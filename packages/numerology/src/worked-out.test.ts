import { expect, it } from 'vitest';
import {
  balance,
  birthday,
  birthGrid,
  bridges,
  business,
  CHALDEAN,
  capstone,
  compoundOf,
  cornerstone,
  destiny,
  essence,
  essenceTable,
  firstVowel,
  karmicLessons,
  lifePath,
  parseDate,
  planesOfExpression,
  rationalThought,
  soulUrge,
  subconsciousSelf,
} from './index.ts';

/** Whose whole chart Hans Decoz works out in his course. */
const TOM = 'Thomas Cruise Mapother';
const BORN = { year: 1962, month: 7, day: 3 };
const COURSE = 'decoz.com/numerology-Course';
const ANCIENT = 'en.wikisource.org/wiki/The_Ancient_Science_of_Numbers/Chapter_8';
const MONKEYS = 'github.com/gr8monk3ys/numerology, content/data/methods_advanced.json';
const CHARTS = 'github.com/olsonan24/Chartcreation-for-students, tests/numerology.test.mjs';
/** Quotes Cheiro’s Book of Numbers, pages 71 and 72. */
const CHEIRO = 'github.com/teispace/teistro-sdk, crates/numerology/src/tests.rs';

const lettersOf = (name: string) =>
  [cornerstone, firstVowel, capstone].map((of) => `${of(name).letter}${of(name).value}`).join(' ');
const planesOf = (name: string) =>
  Object.values(planesOfExpression(name)).map(({ value }) => value);
const bridgesOf = (name: string) => {
  const { lifePathAndExpression, soulUrgeAndPersonality } = bridges(name, BORN);
  return [lifePathAndExpression.value, soulUrgeAndPersonality.value];
};
const essenceAt = (name: string, age: number) =>
  essence(name, BORN, { today: { ...BORN, year: BORN.year + age } });
const transitsAt = (name: string, age: number) => {
  const { physical, mental, spiritual } = essenceAt(name, age);
  return [physical, mental, spiritual].map((transit) => transit?.letter).join('');
};
const gridOf = (text: string) => birthGrid(parseDate(text) ?? expect.fail(text));
const fullIn = (text: string) => gridOf(text).pythagorean.full.map((line) => line.join(''));
const chaldean = (name: string) => {
  const worked = destiny(name, { alphabet: CHALDEAN });
  return [compoundOf(worked).value, worked.value];
};

// None was worked out for this table.
// biome-ignore format: one example a line
it.each<[what: string, found: unknown, published: unknown, source: string]>([
  ['Soul Urge', soulUrge(TOM).value, 9, `${COURSE}-11.htm`],
  ['Destiny', destiny(TOM).value, 4, `${COURSE}-11.htm`],
  ['Soul Urge with a master', soulUrge('Kirti Gunjan').value, 22, 'github.com/kirti6666/NumeroVeda, tests/numerology.test.ts'],
  ['Balance', balance('John Peter Hancock').value, 7, 'decoz.com/Calculations3.htm'],
  ['Balance of 11', balance('Thomas John Hancock').value, 2, 'github.com/mappedastrology-tech/mapped, tests/numerology.test.ts'],
  ['Rational Thought', rationalThought('Victor Howard Newell', { ...BORN, day: 21 }).value, 9, 'freetarot.com/numerology/rational-thought/'],
  ['lessons', karmicLessons('Johannes Albertus Decoz').value, [7], 'worldnumerology.com/blog/Numerology-Karmic-Lessons.html'],
  ['lessons with accents', karmicLessons('Ngô Đình Cường').value, [1, 2], 'github.com/cuongdinhngo/tuvidauso, tests/numerology.test.ts'],
  ['Subconscious Self', subconsciousSelf('Grace Hopper').value, 7, 'github.com/0set0set/numancy, crates/numancy/src/pythagorean.rs'],
  ['planes', planesOf('Norman Gene Macdonald'), [8, 33, 3, 3], 'github.com/Michael-Sebero/Numerology-Calculator, README.md'],
  ['Cornerstone', cornerstone('Edmund').letter, 'E', ANCIENT],
  ['letters', lettersOf('Thomas John Hancock'), 'T2 O6 S1', MONKEYS],
  ['bridges', bridgesOf(TOM), [3, 5], `${COURSE}-11.htm`],
  ['transits', transitsAt(TOM, 2), 'HCM', `${COURSE}-17.htm`],
  ['transits of a first name that begins anew', transitsAt(TOM, 22), 'TIH', `${COURSE}-17.htm`],
  ['transits', transitsAt('Roman Peter Vaughan', 35), 'OEU', CHARTS],
  ['Essence', essenceAt('Roman Peter Vaughan', 37).value, 9, CHARTS],
  ['Essence of 11', essenceAt('Sue Ann Dunn', 9).value, 11, 'matrubharti.com/book/read/content/12904/play-with-numbers-part-7-by-acharya-deepak-sika'],
  ['grid', gridOf('1869-10-02').value.join(''), '210001011', 'vastunshastraornumerology.blogspot.com/2021/10/how-to-create-lo-shu-grid-basic-grid.html'],
  ['full lines', fullIn('1978-03-20'), ['123', '789'], 'astrology-tarot.com/numerology-birth-date-and-time/'],
  ['full lines', fullIn('1985-11-12'), ['258', '159'], 'docs.asterwise.com/reference/numerology/alternative-systems/lo-shu-grid/'],
  ['Chaldean', chaldean('George'), [25, 7], CHEIRO],
  ['Chaldean 22', chaldean('Baldwin'), [22, 4], CHEIRO],
  ['Chaldean words in one sum', chaldean('Shobhaa De'), [33, 6], 'namemylife.com/blog/Chaldean-numerology-and-name-changes.html'],
  ['Chaldean with an accent', chaldean('Charlotte Brontë'), [59, 5], 'leebor2.100webspace.net/Zymic/number2.html'],
])('%s as others have published: %j is %j (%s)', (_, found, published) => {
  expect(found).toEqual(published);
});

const BIRTH = { year: 1990, month: 5, day: 15 };

// More of each, by others: above.
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
  ['90', 0, 9],
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
