import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import type { Evidence, Facet, PortraitFrame, Variants } from '../readings/portrait/types';
import { composePortrait, type PortraitTables } from './compose';
import type { FacetNumbers } from './facet-numbers';

const FACETS = [
  'lifePath',
  'destiny',
  'soulUrge',
  'personality',
  'attitude',
  'hiddenPassion',
  'maturity',
] as const satisfies readonly Facet[];

/** Sentences that name their cell, with no word in common: “destiny4a shows.” */
function cell(facet: Facet, number: CoreNumber): Variants {
  return [`${facet}${number}a shows.`, `${facet}${number}b shows.`, `${facet}${number}c shows.`];
}

const evidence = Object.fromEntries(
  FACETS.map((facet) => [
    facet,
    Object.fromEntries(CORE_NUMBERS.map((number) => [number, cell(facet, number)])),
  ]),
) as unknown as Evidence;

const frame = (pull: string): PortraitFrame => ({ pull, turn: 'So it goes.' });

const tables: PortraitTables = {
  evidence,
  pairs: {
    '4-4': frame('Twice a 4.'),
    '4-5': {
      ...frame('A 5 is not a 4.'),
      inPrivate: { 5: 'By day a 4, by night a 5.' },
    },
    '4-9': frame('A 4 and a 9.'),
  },
  bothAtOnce: { '4-5': 'Both of them act.' },
  alone: Object.fromEntries(
    CORE_NUMBERS.map((number) => [number, frame(`Only a ${number}.`)]),
  ) as PortraitTables['alone'],
};

/** The paragraphs with the cells alone: “destiny4 lifePath5”. */
function outline(numbers: FacetNumbers, from = tables): readonly string[] {
  return composePortrait(numbers, from).map((paragraph) =>
    paragraph.replace(/(\d)[abc] shows\./g, '$1'),
  );
}

describe('the pair', () => {
  test('is the two that are equal, whatever else stands apart', () => {
    const portrait = outline({ lifePath: 4, destiny: 9, soulUrge: 4, attitude: 4 });
    expect(portrait).toEqual(['Twice a 4.', 'lifePath4 soulUrge4 attitude4', 'So it goes.']);
  });

  test('is else the two furthest apart in temper', () => {
    // 4 and 5 want order and freedom; 22 is nearly a 4.
    const [pull] = outline({ lifePath: 22, destiny: 4, soulUrge: 5 });
    expect(pull).toBe('By day a 4, by night a 5.');
  });

  test('has a pull of its own where one of the two is the Soul Urge', () => {
    expect(outline({ lifePath: 4, destiny: 5 })[0]).toBe('A 5 is not a 4.');
    expect(outline({ lifePath: 4, soulUrge: 5 })[0]).toBe('By day a 4, by night a 5.');
    expect(outline({ lifePath: 5, soulUrge: 4 })[0]).toBe('A 5 is not a 4.');
  });
});

describe('the evidence', () => {
  test('comes side by side, in the order in which the pull names them', () => {
    const [, first, second] = outline({ lifePath: 4, destiny: 5, attitude: 5, personality: 1 });
    expect(first).toBe('destiny5 attitude5');
    expect(second).toBe('lifePath4 Both of them act.');
  });

  test('has the scene of both with the side that has less to show', () => {
    const [, first, second] = outline({ lifePath: 4, destiny: 5, attitude: 4 });
    expect(first).toBe('destiny5 Both of them act.');
    expect(second).toBe('lifePath4 attitude4');
  });

  test.each([
    { attitude: 4, personality: 22, chosen: 'attitude4' }, // an equal before one that is near
    { attitude: 1, personality: 22, chosen: 'personality22' }, // 22 is near enough to 4
  ] as const)('of others is for a side: $chosen', ({ attitude, personality, chosen }) => {
    const [, , second] = outline({ lifePath: 4, destiny: 5, attitude, personality });
    expect(second).toBe(`lifePath4 ${chosen}`);
  });

  test('is more of the pair where no other number leans to a side', () => {
    const text = outline({ lifePath: 4, destiny: 5, attitude: 1, personality: 7 }).join(' ');
    expect(text).not.toMatch(/attitude|personality/);
    expect(text.match(/lifePath4|destiny5/g)).toHaveLength(3);
  });

  test('is chosen so that it repeats no word and no opening of what stands there', () => {
    const variants: Variants = [
      'So it will be.',
      'Somewhere a goose goes by.',
      'Ducks swim along the shore.',
    ];
    const withBirds: PortraitTables = {
      ...tables,
      evidence: { ...evidence, lifePath: { ...evidence.lifePath, 4: variants } },
      bothAtOnce: { '4-5': 'One goose is enough.' },
    };
    const others: readonly CoreNumber[] = [1, 2, 3, 6, 7, 8, 9, 11];
    for (const attitude of others) {
      const portrait = composePortrait(
        { lifePath: 4, destiny: 5, personality: 5, attitude },
        withBirds,
      );
      expect(portrait[2]).toBe('Ducks swim along the shore. One goose is enough.');
    }
  });
});

test('a portrait of one number says so', () => {
  const portrait = outline({ lifePath: 4, attitude: 9 });
  expect(portrait).toEqual(['Only a 4.', 'lifePath4 lifePath4 lifePath4', 'So it goes.']);
});

test('without Life Path, Destiny and Soul Urge there is none', () => {
  expect(composePortrait({ attitude: 4 }, tables)).toEqual([]);
});

test('the same numbers give the same portrait, and others another one', () => {
  const numbers: FacetNumbers = { lifePath: 4, destiny: 5, personality: 1 };
  expect(composePortrait(numbers, tables)).toEqual(composePortrait({ ...numbers }, tables));
  const portraits = ([1, 2, 3, 6, 7, 8, 9] as const).map((personality) =>
    composePortrait({ ...numbers, personality }, tables).join(' '),
  );
  expect(new Set(portraits).size).toBeGreaterThan(2);
});
