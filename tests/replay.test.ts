import {
  assignLetters,
  balance,
  birthGrid,
  bridges,
  business,
  career,
  cornerstone,
  essence,
  hiddenPassion,
  karmic,
  karmicLessons,
  lifePath,
  maturity,
  personality,
  personalYear,
  soulUrge,
  subconsciousSelf,
  universalDay,
  type Worked,
} from '@ninefold/numerology';
import { describe, expect, it } from 'vitest';
import { compatibilityScore } from '../src/compatibility/compatibility-score';
import { dailyScore } from '../src/tools/daily-decoder/rules/daily-score';
import { lotteryNumbers } from '../src/tools/lottery-predictor/rules/lottery-numbers';
import { battleShare } from '../src/tools/names-battle/rules/battle-share';
import { chaldeanNumber } from '../src/ui/working/chaldean-of';
import { replay, type ToolStep } from './testing/replay-tools';

const add = (one: number, other: number) => one + other;

const BIRTH = { year: 1990, month: 5, day: 15 };
const TODAY = { year: 2025, month: 7, day: 1 };

const WORKINGS: readonly (readonly [
  string,
  Worked<number | readonly number[] | undefined, ToolStep>,
])[] = [
  ['Soul Urge', soulUrge('Zoë Núñez')],
  ['Personality', personality('John Smith')],
  ['Soul Urge with a Y', soulUrge('Mary Łoś', { vowelYs: [0] })],
  ['Personality with a Y', personality('Yolandy', { vowelYs: [1] })],
  ['Hidden Passion', hiddenPassion('Alan Turing')],
  ['Life Path', lifePath({ year: 1989, month: 1, day: 23 })],
  ['Maturity', maturity('John Smith', BIRTH)],
  ['Personal Year', personalYear(BIRTH, { today: TODAY })],
  ['Career', career('John Smith', BIRTH)],
  ['Business', business('Alan Turing')],
  ['Chaldean', chaldeanNumber(assignLetters('Grace Hopper'))],
  ['Karmic', karmic('Ada', { year: 1912, month: 6, day: 23 })],
  ['universal day', universalDay(TODAY)],
  ['word by word', soulUrge('Grace Hopper', { method: 'parts' })],
  ['Life Path in parts', lifePath({ year: 1984, month: 11, day: 11 }, { method: 'parts' })],
  ['Balance', balance('John Henry Smith')],
  ['Cornerstone', cornerstone('Grace Hopper')],
  ['karmic lessons', karmicLessons('Grace Hopper')],
  ['Subconscious Self', subconsciousSelf('Grace Hopper')],
  ['bridge', bridges('Grace Hopper', BIRTH).lifePathAndExpression],
  ['essence', essence('Thomas Cruise Mapother', BIRTH, { today: TODAY })],
  ['birth grid', birthGrid(BIRTH)],
  ['Decoder', dailyScore(BIRTH, TODAY)],
  ['share', battleShare(1, 7)],
  ['score', compatibilityScore(11, 22)],
  ['score at its limit', compatibilityScore(33, 33)],
  ['score without a row', compatibilityScore(0, 11)],
  ['lottery', lotteryNumbers(33, 'daily', { year: 2057, month: 12, day: 4 })],
];

/** Every copy of a working with one number, flag or letter changed. */
function tamperedCopies(steps: readonly ToolStep[]): ToolStep[][] {
  const copies: ToolStep[][] = [];
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
  if (typeof value === 'string') return key === 'letter' || key === 'text';
  // A letter holds for more than one age.
  return key !== 'year' && key !== 'age';
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
    expect(copies.filter((copy) => replay(copy) !== 'wrong')).toEqual([]);
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

  // What no single change of a real working comes to.
  const letters = (fields: object = {}): ToolStep => ({
    kind: 'letters',
    alphabet: 'pythagorean',
    selection: 'all',
    letters: [{ letter: 'A', value: 1, counted: true }],
    words: [1],
    spelled: [],
    ignored: [],
    to: [1],
    ...fields,
  });
  const sum = (...terms: number[]): ToolStep => ({ kind: 'sum', terms, to: terms.reduce(add, 0) });
  it.each<[string, readonly ToolStep[]]>([
    ['a fold of an unknown number', [{ kind: 'fold', from: 22, remainder: 4, to: 4 }]],
    ['a sum with a number that no letter has', [letters(), sum(1, 5)]],
    ['letters that are never added', [letters()]],
    ['a letter that is ignored twice', [letters({ ignored: ['é', 'é'] }), sum(1)]],
    ['a letter of the table that is ignored', [letters({ ignored: ['B'] }), sum(1)]],
    ['a wrong spelling', [letters({ spelled: [{ character: 'é', as: 'A' }] }), sum(1)]],
    ['words that leave a letter out', [letters({ words: [] }), sum(1)]],
    ['a fold of a single digit', [sum(4, 4), { kind: 'fold', from: 8, remainder: 8, to: 8 }]],
    ['a master number that is not one', [sum(40, 4), { kind: 'master-kept', to: 44 }]],
    [
      'a share of something that was not added',
      [sum(1, 7), { kind: 'share', part: 2, whole: 8, to: 25 }],
    ],
    ['a master number as a row', [{ kind: 'table', row: 11, column: 5, found: false, to: 50 }]],
    [
      'a bonus without a master number',
      [
        { kind: 'table', row: 1, column: 5, found: true, to: 78 },
        { kind: 'bonus', from: 78, masters: 1, to: 83 },
      ],
    ],
    ['a part that is never used', lotteryNumbers(7, 'daily', TODAY).steps.slice(0, 1)],
  ])('refuses %s', (_, steps) => {
    expect(replay(steps)).toBe('wrong');
  });

  it('refuses a number that two lottery positions share', () => {
    const [seed, first] = lotteryNumbers(7, 'daily', { year: 2026, month: 1, day: 1 }).steps;
    const sorted: ToolStep = { kind: 'sorted', from: [27, 27], to: [27, 27] };
    expect(seed && first && replay([seed, first, first, sorted])).toBe('wrong');
  });
});
