import { createRequire } from 'node:module';
import {
  type CalendarDate,
  type ChartOptions,
  destiny,
  foldToNine,
  formatDate,
  lifePath,
  maturity,
  personality,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import fc from 'fast-check';
import type NumerologyCore from 'numerology-core';
import { expect, test } from 'vitest';
import { anyDate } from '#numerology-testing/arbitraries';

const { default: Peer }: typeof NumerologyCore = createRequire(import.meta.url)('numerology-core');
const peer = new Peer();

const anyPersonName = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéñüÅŁß -’.2'),
  minLength: 1,
  maxLength: 30,
});

/** Options of every number here but the Life Path, which has no letters. */
type Rules = Pick<ChartOptions<number>, 'letters' | 'masters'>;

/** Where the other library has another rule, and the option that makes it ours. */
const RULES: Readonly<Record<string, Rules>> = {
  'reduces masters': { masters: [] },
  'drops letters beyond A–Z': { letters: 'a-z' },
};

type Compared = readonly [
  ours: (name: string, birth: CalendarDate, options: Rules) => Worked<number>,
  theirs: (name: string, birth: string) => number,
];

const NUMBERS: Readonly<Record<string, Compared>> = {
  destiny: [(name, _, how) => destiny(name, how), (name) => peer.getDestinyNumber(name)],
  soulUrge: [(name, _, how) => soulUrge(name, how), (name) => peer.getHeartsDesireNumber(name)],
  personality: [
    (name, _, how) => personality(name, how),
    (name) => peer.getPersonalityNumber(name),
  ],
  lifePath: [
    (_, birth, { masters }) => lifePath(birth, { masters }),
    (_, birth) => peer.getBirthForceNumber(birth),
  ],
  maturity: [maturity, (name, birth) => peer.getRealityNumber(name, birth)],
};

/** In these a digit in the name counts as itself there. */
const COUNTING_DIGITS = ['destiny', 'maturity'];

test('every difference from another library, for 2,000 people, is explained by a rule', () => {
  const people = fc.sample(fc.tuple(anyPersonName, anyDate), { numRuns: 2000, seed: 9 });
  const counts = new Map<string, number>();
  const unexplained: unknown[] = [];
  for (const [name, birth] of people) {
    for (const [kind, [ours, theirs]] of Object.entries(NUMBERS)) {
      const expected = theirs(name, formatDate(birth));
      const why = explain(
        (options) => ours(name, birth, options).value,
        expected,
        COUNTING_DIGITS.includes(kind) ? digitsIn(name) : 0,
      );
      if (why === undefined) unexplained.push({ kind, name, birth, expected });
      else counts.set(why, (counts.get(why) ?? 0) + 1);
    }
  }
  expect(unexplained).toEqual([]);
  expect(counts.get('')).toBeGreaterThan(1000);
  for (const rule of [...Object.keys(RULES), 'counts digits in names']) {
    expect([...counts.keys()].some((why) => why.includes(rule))).toBe(true);
  }
});

/** The fewest of the other library's rules under which both agree; undefined where none do. */
function explain(
  ours: (options: Rules) => number,
  expected: number,
  digits: number,
): string | undefined {
  const names = Object.keys(RULES);
  const sets = [[], ...names.map((rule) => [rule]), names];
  for (const set of sets) {
    const options = Object.assign({}, ...set.map((rule) => RULES[rule])) as Rules;
    if (ours(options) === expected) return set.join(', ');
    const withDigits = foldToNine(ours({ ...options, masters: [] }) + digits).value;
    if (digits > 0 && withDigits === expected) return [...set, 'counts digits in names'].join(', ');
  }
  return undefined;
}

function digitsIn(name: string): number {
  return (name.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0);
}
