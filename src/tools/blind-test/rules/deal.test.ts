import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { WORKED_EXAMPLES } from '#numerology-testing/worked-examples';
import { homeNumbers } from '../../../numbers/home-numbers';
import { seededRandom } from '../../../ui/page/seeded-random';
import { luckOf, ROUNDS } from './chance';
import { dealRounds, type Round, scoreOf } from './deal';
import { numbersIn, type TestedNumbers, testedKinds, testedNumbers } from './numbers';
import { says } from './passages';

function deal(numbers: TestedNumbers, seed: string, hand = 0): readonly Round[] {
  const rounds = dealRounds(numbers, { seed, hand });
  if (!rounds) throw new Error(`No rounds for ${numbers}.`);
  return rounds;
}

/** Somebody with random numbers. */
function anybody(random: () => number): TestedNumbers {
  return testedKinds.map(({ id }) => {
    const kinds = id === 'hidden-passion' ? 9 : CORE_NUMBERS.length;
    return CORE_NUMBERS[Math.floor(random() * kinds)] as CoreNumber;
  });
}

const grace = testedNumbers(homeNumbers('Grace Hopper', { year: 1906, month: 12, day: 9 }));
const ownIn = (rounds: readonly Round[]) => rounds.map((round) => round.passages[round.own]);

test('a test is about eight numbers, of which a name without letters has three', () => {
  expect(grace).toEqual([7, 1, 4, 8, 5, 5, 3, 7]);
  const numbers = testedNumbers(homeNumbers('李 42', { year: 1985, month: 11, day: 29 }));
  expect(numbers).toEqual([0, 9, 0, 0, 0, 9, 4, 0]);
});

test('rounds have three passages of one part of one table, one of them the person’s own', () => {
  for (const { passages: shown, own } of deal(grace, 'seed')) {
    expect(shown).toHaveLength(3);
    expect(new Set(shown.map(({ table, field }) => `${table} ${field}`)).size).toBe(1);
    const isOwn = shown.map(({ table, number }) => numbersIn(grace, table).includes(number));
    expect(isOwn.indexOf(true)).toBe(own);
    expect(isOwn.filter(Boolean)).toHaveLength(1);
  }
});

test('rounds are the same for the same seed, others for another, and new ones in the next test', () => {
  expect(deal(grace, 'seed')).toEqual(deal(grace, 'seed'));
  expect(deal(grace, 'seed')).not.toEqual(deal(grace, 'other'));
  const own = [...ownIn(deal(grace, 'seed', 0)), ...ownIn(deal(grace, 'seed', 1))];
  expect(new Set(own).size).toBe(2 * ROUNDS);
});

test('rounds begin with strengths and challenges, from several tables', () => {
  const own = ownIn(deal(grace, 'seed'));
  const fields = new Set(own.map((passage) => passage?.field));
  expect([...fields].sort()).toEqual(['challenges', 'strengths']);
  expect(new Set(own.map((passage) => passage?.table)).size).toBeGreaterThanOrEqual(3);
});

test('rounds have a word for the person’s number in all passages or in none', () => {
  const random = seededRandom('clues');
  let withClue = 0;
  for (let player = 0; player < 60; player += 1) {
    for (const { passages: shown, own } of deal(anybody(random), `${player}`)) {
      const number = shown[own]?.number ?? 1;
      const saying = shown.filter(({ text }) => says(text, number)).length;
      expect([0, 3]).toContain(saying);
      withClue += saying / 3;
    }
  }
  expect(withClue).toBeGreaterThan(20);
});

test.each([
  ...WORKED_EXAMPLES.map(({ name, date }) => testedNumbers(homeNumbers(name, date))),
  ...CORE_NUMBERS.map((number) => testedKinds.map(() => number)),
])('rounds can be dealt to %j, never a passage twice', (...numbers) => {
  for (let hand = 0; hand < 8; hand += 1) {
    const shown = deal(numbers, 'seed', hand).flatMap((round) => round.passages);
    expect(new Set(shown).size).toBe(3 * ROUNDS);
  }
});

test.each([0, 2])('whoever always takes passage %i has binomial scores', (taken) => {
  const PLAYERS = 1000;
  const random = seededRandom('players');
  const scores = new Array<number>(ROUNDS + 1).fill(0);
  for (let player = 0; player < PLAYERS; player += 1) {
    const rounds = deal(anybody(random), `${player}`);
    const score = scoreOf(
      rounds,
      rounds.map(() => taken),
    );
    scores[score] = (scores[score] ?? 0) + 1;
  }
  // 7 to 10 are counted together, since so few get there.
  const together = (list: readonly number[]) => [
    ...list.slice(0, 7),
    list.slice(7).reduce((sum, item) => sum + item, 0),
  ];
  const expected = together(luckOf(ROUNDS).map((luck) => luck * PLAYERS));
  const distance = together(scores).reduce((sum, count, score) => {
    const mean = expected[score] ?? 0;
    return sum + (count - mean) ** 2 / mean;
  }, 0);
  // Pearson's sum: with eight groups, luck alone exceeds 24.3 once in a thousand times.
  expect(distance).toBeLessThan(24.3);
});
