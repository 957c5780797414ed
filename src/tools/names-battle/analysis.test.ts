import { describe, expect, test } from 'vitest';
import type { BattleTexts } from './analysis';
import { analyze } from './analysis';
import { type Battle, battle } from './battle';

const texts: BattleTexts = {
  traits: { 0: 't0', 1: 't1', 3: 't3', 4: 't4', 7: 't7', 11: 't11' } as BattleTexts['traits'],
  pairs: { '1-7': 'p1-7', '1-1': 'p1-1', '7-11': 'p7-11' },
  analysis: {
    communication: { positive: 'talk', strained: 'silence' },
    emotions: { similar: 'alike', different: 'unlike' },
    challenges: { strong: 'c75', moderate: 'c60', challenging: 'c45', difficult: 'c0' },
    growth: { positive: 'up', strained: 'roots' },
    pathForward: { open: 'open {first}', steady: 'steady {second}', careful: 'careful' },
  },
};

/** A battle with the score under test; its other parts stay as they are. */
function scored(score: number): Battle {
  return { ...battle('Grace', 'A'), score: { value: score, steps: [] } };
}

const partsOf = (given: Battle) =>
  Object.fromEntries(
    analyze(given, texts).map(({ heading, paragraphs }) => [heading, paragraphs.join(' ')]),
  );

/** What each brings, under whose name: “Grace, 7: t7”. */
const traitsOf = (given: Battle) =>
  analyze(given, texts)[0]?.traits?.map(({ heading, text }) => `${heading}: ${text}`);

test.each([
  [65, 'Communication Patterns', 'talk'],
  [64, 'Communication Patterns', 'silence'],
  [75, 'Primary Challenges', 'c75'],
  [74, 'Primary Challenges', 'c60'],
  [60, 'Primary Challenges', 'c60'],
  [59, 'Primary Challenges', 'c45'],
  [45, 'Primary Challenges', 'c45'],
  [44, 'Primary Challenges', 'c0'],
  [60, 'Growth Opportunities', 'up'],
  [59, 'Growth Opportunities', 'roots'],
  [70, 'Path Forward', 'open Grace'],
  [69, 'Path Forward', 'steady A'],
  [55, 'Path Forward', 'steady A'],
  [54, 'Path Forward', 'careful'],
])('at %i the %s read %s', (score, part, text) => {
  expect(partsOf(scored(score))[part]).toBe(text);
});

describe('the numbers choose', () => {
  test.each([
    ['Grace', 'A', ['Grace, 7: t7', 'A, 1: t1'], 'p1-7'],
    ['A', 'Grace', ['A, 1: t1', 'Grace, 7: t7'], 'p1-7'],
    ['A', 'J', ['A, 1, and J, 1: t1'], 'p1-1'], // one text for two alike
    ['A', 'A', ['A (first), 1, and A (second), 1: t1'], 'p1-1'],
    ['Ann', 'Grace', ['Ann, 11: t11', 'Grace, 7: t7'], 'p7-11'],
    ['李', 'A', ['李, 0: t0', 'A, 1: t1'], ''], // no pair text with 0
  ])('%s and %s bring %j and make %j of each other', (first, second, traits, pair) => {
    expect(traitsOf(battle(first, second))).toEqual(traits);
    expect(partsOf(battle(first, second))['Core Energies']).toBe(pair);
  });

  test.each([
    ['A', 'A', 'open A (first)'],
    ['{second}', 'A', 'open {second}'], // a name, not a placeholder
  ])('%s and %s are named in the sentences', (first, second, text) => {
    const given = { ...battle(first, second), score: { value: 70, steps: [] } };
    expect(partsOf(given)['Path Forward']).toBe(text);
  });

  test.each([
    ['A', 'L', 'alike'], // 1 and 3
    ['A', 'M', 'unlike'], // 1 and 4
    ['Ann', 'I', 'unlike'], // 11 and 9, two apart
    ['Ann', 'Ann', 'unlike'], // 11 and 11: only up to 9
  ])('%s and %s are emotionally %s', (first, second, emotions) => {
    expect(partsOf(battle(first, second))['Emotional Dynamics']).toBe(emotions);
  });
});
