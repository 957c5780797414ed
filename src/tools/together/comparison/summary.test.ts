import { NO_CHOICES } from '@ninefold/numerology';
import { beforeAll, expect, test } from 'vitest';
import { loadTogetherTables, type TogetherTables } from '../load-together-tables';
import { compare, type Person } from './compare';
import { extremes, meaningOf } from './overall';
import { summarize } from './summary';

function person(name: string, year: number, month: number, day: number): Person {
  return { name, date: { year, month, day }, choices: NO_CHOICES };
}

const john = person('John Smith', 1990, 5, 15);
const alan = person('Alan Turing', 1912, 6, 23);
const grace = person('Grace Hopper', 1906, 12, 9);
const li = person('李', 1912, 6, 23);

let tables: TogetherTables;
beforeAll(async () => {
  tables = await loadTogetherTables();
});

test('quotes the two strongest and the two weakest pairs', () => {
  // 81 (friends), 40 (opposites), 37 (opposites), 77 (with a master number), 37 (opposites).
  expect(summarize(compare(john, alan), tables)).toEqual({
    alike: [
      { label: 'Life Path', text: tables['life-path'].alike.friends },
      { label: 'Personality', text: tables.personality.alike.masters },
    ],
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

test('two of the same have nothing that sets them apart, whatever the score', () => {
  // 8 and 8 score 54 only, but they are the same number.
  const { alike, differ, toTry } = summarize(compare(john, john), tables);
  expect(alike.map(({ text }) => text)).toEqual([
    tables['life-path'].alike.same,
    tables.personality.alike.masters,
  ]);
  expect(differ).toEqual([]);
  expect(toTry).toHaveLength(1);
});

test('no pair is alike where none is close', () => {
  // 47, 39, 50, 32 and 65.
  const { alike, differ } = summarize(compare(grace, alan), tables);
  expect(alike).toEqual([]);
  expect(differ.map(({ label }) => label)).toEqual(['Personality', 'Expression']);
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
  [63, /go together well/],
  [72, /very well/],
  [82, /very well/],
])('%i %% means that the numbers %s', (score, meaning) => {
  expect(meaningOf(score)).toMatch(meaning);
});

test('says which pairs are closest and furthest apart, all of them where several are equal', () => {
  expect(extremes(compare(john, alan))).toBe(
    'You are closest in Life Path and furthest apart in Soul Urge and Birthday.',
  );
});
