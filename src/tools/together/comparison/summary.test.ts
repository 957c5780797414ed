import { beforeAll, expect, test } from 'vitest';
import { compare, type Person } from '../../../compatibility/compare';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { loadTogetherTables, type TogetherTables } from '../load-together-tables';
import { extremes, meaningOf } from './overall';
import { summarize } from './summary';

function person(name: string, year: number, month: number, day: number): Person {
  return { name, date: { year, month, day }, choices: NO_CHOICES };
}

const john = person('John Smith', 1990, 5, 15);
const alan = person('Alan Turing', 1912, 6, 23);
const zizz = person('Zizz Fry', 1989, 1, 23);
const zoe = person('Zoë Núñez', 2000, 2, 29);
const li = person('李', 1912, 6, 23);

let tables: TogetherTables;
beforeAll(async () => {
  tables = await loadTogetherTables();
});

test('quotes the two strongest and the two weakest pairs', () => {
  // 81, 40, 37, 48 and 37: one pair of friends, and four of opposites.
  expect(summarize(compare(john, alan), tables)).toEqual({
    alike: [{ label: 'Life Path', text: tables['life-path'].alike.friends }],
    differ: [
      { label: 'Birthday', text: tables.birthday.differ.opposite },
      { label: 'Soul Urge', text: tables['soul-urge'].differ.opposite },
    ],
    toTry: [
      { label: 'Birthday', text: tables.birthday.toTry.opposite },
      { label: 'Soul Urge', text: tables['soul-urge'].toTry.opposite },
      { label: 'Life Path', text: tables['life-path'].toTry.friends },
    ],
  });
});

test('a pair with a master number has texts of its own', () => {
  // 86 (33 and 6), 78 (1 and 5), 68 (9 and 11), 69 (1 and 3), 83 (5 and 11).
  expect(summarize(compare(zizz, zoe), tables)).toEqual({
    alike: [
      { label: 'Life Path', text: tables['life-path'].alike.masters },
      { label: 'Birthday', text: tables.birthday.alike.masters },
    ],
    differ: [
      { label: 'Soul Urge', text: tables['soul-urge'].differ.masters },
      { label: 'Personality', text: tables.personality.differ.neutral },
    ],
    toTry: [
      { label: 'Soul Urge', text: tables['soul-urge'].toTry.masters },
      { label: 'Personality', text: tables.personality.toTry.neutral },
      { label: 'Life Path', text: tables['life-path'].toTry.masters },
    ],
  });
});

test('two of the same have nothing that sets them apart, whatever the score', () => {
  // 33 and 33 score 88, 9 and 9 67, and 1 and 1 only 58, but they are the same number.
  const { alike, differ, toTry } = summarize(compare(zizz, zizz), tables);
  expect(alike.map(({ text }) => text)).toEqual([
    tables['life-path'].alike.same,
    tables['soul-urge'].alike.same,
  ]);
  expect(differ).toEqual([]);
  expect(toTry.map(({ text }) => text)).toEqual([tables['life-path'].toTry.same]);
});

test('a pair with a 0 is not quoted', () => {
  const { alike, differ } = summarize(compare(john, li), tables);
  expect([...alike, ...differ].map(({ label }) => label)).toEqual(['Life Path', 'Birthday']);
});

test.each([
  [32, /pull in different directions/],
  [45, /pull in different directions/],
  [46, /often want different things/],
  [54, /about as well as most/],
  [63, /get along well/],
  [72, /very well/],
  [88, /very well/],
])('%i %% means that the numbers %s', (score, meaning) => {
  expect(meaningOf(score)).toMatch(meaning);
});

test('says which pairs are closest and furthest apart, all of them where several are equal', () => {
  expect(extremes(compare(john, alan))).toBe(
    'You’re closest in Life Path and furthest apart in Soul Urge and Birthday.',
  );
});
