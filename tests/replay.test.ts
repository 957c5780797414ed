import type { Step, Worked } from '@ninefold/numerology';
import {
  assignLetters,
  businessNumber,
  careerNumber,
  chaldeanNumber,
  hiddenPassion,
  karmicNumber,
  lifePath,
  maturity,
  personality,
  personalYear,
  soulUrge,
  universalDay,
} from '@ninefold/numerology';
import { replay as replayWith } from '@ninefold/numerology/testing/replay';
import { describe, expect, it } from 'vitest';
import { compatibilityScore } from '../src/compatibility/compatibility-score';
import { SCORE_TABLE } from '../src/compatibility/score-table';
import { dailyScore } from '../src/tools/daily-decoder/rules/daily-score';
import { lotteryNumbers } from '../src/tools/lottery-predictor/rules/lottery-numbers';
import { battleShare } from '../src/tools/names-battle/rules/battle-share';

const replay = (steps: readonly Step[]) => replayWith(steps, SCORE_TABLE);

const BIRTH = { year: 1990, month: 5, day: 15 };
const TODAY = { year: 2025, month: 7, day: 1 };

const WORKINGS: readonly (readonly [string, Worked<number | readonly number[]>])[] = [
  ['Soul Urge', soulUrge('Zoë Núñez')],
  ['Personality', personality('John Smith')],
  ['Soul Urge with a Y', soulUrge('Mary Łoś', { spelled: ['ł'], vowelYs: [0] })],
  ['Personality with a Y', personality('Yolandy', { spelled: [], vowelYs: [1] })],
  ['Hidden Passion', hiddenPassion('Alan Turing')],
  ['Life Path', lifePath({ year: 1989, month: 1, day: 23 })],
  ['Maturity', maturity('John Smith', BIRTH)],
  ['Personal Year', personalYear(BIRTH, TODAY)],
  ['Career', careerNumber('John Smith', BIRTH)],
  ['Business', businessNumber('Alan Turing')],
  ['Chaldean', chaldeanNumber(assignLetters('Grace Hopper', 'all'))],
  ['Karmic', karmicNumber('Ada', { year: 1912, month: 6, day: 23 })],
  ['universal day', universalDay(TODAY)],
  ['Decoder', dailyScore(BIRTH, TODAY)],
  ['share', battleShare(1, 7)],
  ['score', compatibilityScore(11, 22)],
  ['score at its limit', compatibilityScore(33, 33)],
  ['score without a row', compatibilityScore(0, 11)],
  ['lottery', lotteryNumbers(33, 'daily', { year: 2057, month: 12, day: 4 })],
];

/** Every copy of a working with one number, flag or letter changed. */
function tamperedCopies(steps: readonly Step[]): Step[][] {
  const copies: Step[][] = [];
  const countOfLeaves = alterLeaf(structuredClone(steps), -1);
  for (let leaf = 0; leaf < countOfLeaves; leaf++) {
    const copy = structuredClone([...steps]);
    alterLeaf(copy, leaf);
    copies.push(copy);
  }
  return copies;
}

/** Alters the leaf with the given number in place; returns how many leaves there are. */
function alterLeaf(node: unknown, wanted: number): number {
  let leaves = 0;
  function visit(parent: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(parent)) {
      if (typeof value === 'object' && value !== null) {
        visit(value as Record<string, unknown>);
      } else if (isChecked(key, value)) {
        if (leaves === wanted) {
          parent[key] = altered(value);
        }
        leaves += 1;
      }
    }
  }
  visit(node as Record<string, unknown>);
  return leaves;
}

/** Kinds and names only label a step; the year of a day of the year matters only in leap years. */
function isChecked(key: string, value: unknown): boolean {
  return typeof value !== 'string' ? key !== 'year' : key === 'letter' || key === 'text';
}

function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  // Neighbors in the alphabet differ in value.
  return String.fromCharCode(String(value).charCodeAt(0) + 1) + String(value).slice(1);
}

describe('replay', () => {
  it.each(WORKINGS)('comes to the value of %s', (_, { value, steps }) => {
    expect(replay(steps)).toEqual(value);
  });

  it.each(WORKINGS)('detects any single change in the working of %s', (_, { steps }) => {
    const copies = tamperedCopies(steps);
    expect(copies.length).toBeGreaterThan(3);
    expect(copies.filter((copy) => replay(copy) !== undefined)).toEqual([]);
  });

  it.each(WORKINGS)('detects a missing step in the working of %s', (_, { value, steps }) => {
    // Without its source a sum may be of given numbers, and a preserved master number changes nothing.
    const expendable = ['letters', 'digits', 'day-of-year', 'master-kept'];
    const wrong = steps.filter((left) => {
      const others = steps.filter((step) => step !== left);
      return !expendable.includes(left.kind) && String(replay(others)) === String(value);
    });
    expect(wrong).toEqual([]);
  });

  it('is 0 without steps', () => {
    expect(replay([])).toBe(0);
  });

  it('does not mutate its input', () => {
    for (const [, { steps }] of WORKINGS) {
      const before = structuredClone(steps);
      replay(steps);
      expect(steps).toEqual(before);
    }
  });

  const letter = { letter: 'A', value: 1, counted: true };
  it.each<[string, readonly Step[]]>([
    ['an outcome that is not the sum', [{ kind: 'sum', terms: [1, 2], total: 4 }]],
    [
      'a reduction of a number from nowhere',
      [{ kind: 'reduction', from: 25, digits: [2, 5], to: 7 }],
    ],
    ['a fold of a number from nowhere', [{ kind: 'fold', from: 22, remainder: 4, to: 4 }]],
    [
      'a sum that leaves a digit out',
      [
        { kind: 'digits', text: '12', digits: [1, 2] },
        { kind: 'sum', terms: [1], total: 1 },
      ],
    ],
    [
      'a sum that brings a number in among the letters',
      [
        {
          kind: 'letters',
          selection: 'all',
          letters: [letter],
          words: [1],
          spelled: [],
          ignored: [],
        },
        { kind: 'sum', terms: [1, 5], total: 6 },
      ],
    ],
    [
      'letters that nobody added',
      [
        {
          kind: 'letters',
          selection: 'all',
          letters: [letter],
          words: [1],
          spelled: [],
          ignored: [],
        },
      ],
    ],
    [
      'a letter in lower case',
      [
        {
          kind: 'letters',
          selection: 'all',
          letters: [{ ...letter, letter: 'a' }],
          words: [1],
          spelled: [],
          ignored: [],
        },
        { kind: 'sum', terms: [1], total: 1 },
      ],
    ],
    ...[['B'], [' '], ['é', 'é'], ['éà'], ['']].map((ignored): [string, readonly Step[]] => [
      `${JSON.stringify(ignored)} as characters not counted`,
      [
        { kind: 'letters', selection: 'all', letters: [letter], words: [1], spelled: [], ignored },
        { kind: 'sum', terms: [1], total: 1 },
      ],
    ]),
    [
      'words that leave a letter out',
      [
        {
          kind: 'letters',
          selection: 'all',
          letters: [letter],
          words: [],
          spelled: [],
          ignored: [],
        },
        { kind: 'sum', terms: [1], total: 1 },
      ],
    ],
    ...[
      [{ character: 'é', as: 'A' }],
      [{ character: 'И', as: '' }],
      [{ character: 'à', as: 'A' }],
    ].map((spelled): [string, readonly Step[]] => [
      `${JSON.stringify(spelled)} as a spelling`,
      [
        {
          kind: 'letters',
          selection: 'all',
          letters: [letter],
          words: [1],
          spelled,
          ignored: ['à'],
        },
        { kind: 'sum', terms: [1], total: 1 },
      ],
    ]),
    [
      'a consonant counted among the vowels',
      [
        {
          kind: 'letters',
          selection: 'vowels',
          letters: [{ ...letter, letter: 'S' }],
          words: [1],
          spelled: [],
          ignored: [],
        },
        { kind: 'sum', terms: [1], total: 1 },
      ],
    ],
    [
      'a letter that is not in the table',
      [
        {
          kind: 'letters',
          selection: 'all',
          letters: [{ letter: 'é', value: 0, counted: true }],
          words: [1],
          spelled: [],
          ignored: [],
        },
        { kind: 'sum', terms: [0], total: 0 },
      ],
    ],
    [
      'a master number that is none',
      [
        { kind: 'sum', terms: [40, 4], total: 44 },
        { kind: 'master-kept', value: 44 },
      ],
    ],
    [
      'a fold of a single digit',
      [
        { kind: 'sum', terms: [4, 4], total: 8 },
        { kind: 'fold', from: 8, remainder: 8, to: 8 },
      ],
    ],
    [
      'a share of something that was not added',
      [
        { kind: 'sum', terms: [1, 7], total: 8 },
        { kind: 'share', part: 2, whole: 8, to: 25 },
      ],
    ],
    [
      'points for a master number that nobody has',
      [
        { kind: 'table', row: 1, column: 5, found: true, to: 78 },
        { kind: 'bonus', from: 78, masters: 1, to: 83 },
      ],
    ],
    [
      'a row that is not the digit of the master number',
      [
        { kind: 'master-digit', from: 11, to: 1 },
        { kind: 'table', row: 3, column: 9, found: true, to: 82 },
      ],
    ],
    ['a master number as a row', [{ kind: 'table', row: 11, column: 5, found: false, to: 50 }]],
    [
      'a step up from a number that is free',
      [
        { kind: 'sum', terms: [4, 1], total: 5 },
        { kind: 'step-up', from: 5, limit: 49, to: 6 },
      ],
    ],
    [
      'a position without a seed',
      [
        {
          kind: 'part',
          name: 'position',
          steps: [{ kind: 'product', factors: [9, 1, 1], to: 9 }],
          value: 9,
        },
        { kind: 'sorted', from: [9], to: [9] },
      ],
    ],
    ['a part that nobody used', lotteryNumbers(7, 'daily', TODAY).steps.slice(0, 1)],
  ])('refuses %s', (_, steps) => {
    expect(replay(steps)).toBeUndefined();
  });

  it('refuses a number that two lottery positions share', () => {
    const [seed, first] = lotteryNumbers(7, 'daily', { year: 2026, month: 1, day: 1 }).steps;
    const sorted: Step = { kind: 'sorted', from: [27, 27], to: [27, 27] };
    expect(seed && first && replay([seed, first, first, sorted])).toBeUndefined();
  });
});
