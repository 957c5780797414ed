import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import type { HomeNumberId } from '../numbers/home-numbers';
import type { Evidence, PortraitFrame, Variants } from '../readings/portrait-types';
import { composePortrait, type PortraitTables } from './compose';

type Numbers = Readonly<Partial<Record<HomeNumberId, CoreNumber>>>;

/** Sentences that name their cell, with no word in common: “destiny4a shows.” */
function cell(id: string, number: CoreNumber): Variants {
  const name = id.replace('-', '') + number;
  return [`${name}a shows.`, `${name}b shows.`, `${name}c shows.`];
}

const evidence = Object.fromEntries(
  ['life-path', 'destiny', 'soul-urge', 'attitude'].map((id) => [
    id,
    Object.fromEntries(CORE_NUMBERS.map((number) => [number, cell(id, number)])),
  ]),
) as unknown as Evidence;

const frame = (pull: string): PortraitFrame => ({ pull, turn: `So ends: ${pull}` });

const tables: PortraitTables = {
  evidence,
  pairs: {
    '4-4': frame('With more than one 4, you count.'),
    '5-9': frame('A 5 and a 9.'),
    '4-5': { ...frame('A 5 is not a 4.'), inPrivate: { 5: 'By day a 4, by night a 5.' } },
    '4-9': frame('A 4 and a 9.'),
  },
  bothAtOnce: { '4-5': 'Both of them act.', '4-9': 'Both give.' },
};

/** The paragraphs with the cells alone: “destiny4 lifepath5”. */
function outline(numbers: Numbers): readonly string[] {
  return compose(numbers).map((paragraph) => paragraph.replace(/(\d)[abc] shows\./g, '$1'));
}

function compose(numbers: Numbers, from = tables): readonly string[] {
  const counted = Object.entries(numbers).map(([id, number]) => ({
    id: id as HomeNumberId,
    number,
    steps: [],
  }));
  return composePortrait(counted, from);
}

test('the clash is of the two numbers furthest apart in temperament, whichever of the nine they are', () => {
  // 4 and 5 want order and freedom; 22 is nearly a 4.
  expect(outline({ 'name-number': 5, 'life-path': 22, attitude: 4 })).toEqual([
    'A 5 is not a 4.',
    'You’re the 5 with friends, and the 4 with someone new. attitude4 Both of them act. And in big decisions you’re a far-sighted 22.',
    'So ends: A 5 is not a 4.',
  ]);
});

const notLived = { 'life-path': 4, destiny: 9, maturity: 5 } as const;
const secret = { 'life-path': 4, 'soul-urge': 5 } as const;

test.each<[string, Numbers, string]>([
  ['a number that only Maturity has', notLived, 'A 4 and a 9.'],
  ['what only the Soul Urge has', secret, 'By day a 4, by night a 5.'],
  ['what others see, too', { ...secret, attitude: 5 }, 'A 5 is not a 4.'],
  ['a Soul Urge without such a text', { 'life-path': 5, 'soul-urge': 4 }, 'A 5 is not a 4.'],
])('the clash with %s: %#', (_, numbers, pull) => {
  expect(outline(numbers)[0]).toBe(pull);
});

test('what Maturity shares shows elsewhere already', () => {
  expect(outline({ ...notLived, attitude: 5 })[1]).toMatch(
    /^You’re the 5 with someone new, and the 4 in big decisions\. /,
  );
});

test('a number that three of the nine are comes first, and then what it clashes with most', () => {
  const fours = { 'life-path': 4, destiny: 4, expression: 4 } as const;
  const [count, clash, where] = outline({ ...fours, 'name-number': 9, 'soul-urge': 5 });
  expect(count).toBe('With three 4s among your five numbers, you count.');
  expect(clash).toBe('By day a 4, by night a 5.');
  expect(where).toMatch(
    /^You’re the 4 .+, and the 5 in private\. \w+4 And with friends you’re a warm 9\.$/,
  );
});

test('the place that is named is the one that the habit is from', () => {
  // Among friends and at a task there is none.
  const fours = { 'name-number': 4, destiny: 4, expression: 4 } as const;
  for (const maturity of [1, 2, 3, 6, 7, 8, 11] as const) {
    expect(outline({ ...fours, 'soul-urge': 5, maturity })[2]).toMatch(
      /^You’re the 4 with people you help, and the 5 in private\. destiny4 And later in life /,
    );
  }
});

test('two numbers that three of the nine are each are told first, and clash with each other', () => {
  const fours = { 'life-path': 4, destiny: 4, expression: 4 } as const;
  const nines = { 'name-number': 9, personality: 9, attitude: 9 } as const;
  const [clash, where] = outline({ ...fours, 'soul-urge': 5, ...nines });
  expect(clash).toBe('There are three 4s and three 9s among your seven numbers. A 4 and a 9.');
  expect(where).toMatch(
    /^You’re the 4 .+, and the 9 .+\. (?:lifepath|destiny)4 attitude9 And in private /,
  );
});

test('where a number shows that five or more are is not named', () => {
  const fours = { 'life-path': 4, destiny: 4, expression: 4 } as const;
  const more = { 'soul-urge': 4, attitude: 4 } as const;
  expect(outline({ ...fours, ...more, 'name-number': 9 })[2]).toMatch(
    /^You’re the 9 with friends, and the 4 nearly everywhere else\. \w+4$/,
  );
});

test('every other number has its own occasion, Maturity the last', () => {
  const [, middle] = outline({
    ...{ 'name-number': 6, 'life-path': 4, destiny: 9, 'soul-urge': 5 },
    ...{ expression: 9, maturity: 7, attitude: 6 },
  });
  expect(middle?.split(': ')[1]).toBe(
    'with friends and with someone new you’re a caring 6, with people you help and with a task a warm 9, and later in life a thoughtful 7.',
  );
});

test('a number that is alone is all of the portrait', () => {
  expect(outline({ 'life-path': 4, attitude: 4 })).toEqual([
    'With two 4s in you, you count.',
    expect.stringMatching(/^(?:lifepath4 attitude4|attitude4 lifepath4)$/),
    'So ends: With more than one 4, you count.',
  ]);
  expect(outline({})).toEqual([]);
});

test('a habit is chosen so that it repeats no word and no opening of what stands there', () => {
  const habits: Variants = [
    'So ends it.',
    'Somewhere a goose goes by.',
    'Ducks swim along the shore.',
  ];
  const withBirds: PortraitTables = {
    ...tables,
    evidence: { ...evidence, 'life-path': { ...evidence['life-path'], 4: habits } },
    bothAtOnce: { '4-5': 'One goose is enough.' },
  };
  for (const maturity of [1, 2, 3, 6, 7, 8, 11] as const) {
    const numbers = { 'life-path': 4, destiny: 5, maturity } as const;
    expect(compose(numbers, withBirds)[1]).toContain('Ducks swim along the shore. One goose');
  }
});
