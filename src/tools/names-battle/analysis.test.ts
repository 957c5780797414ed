import { expect, test } from 'vitest';
import { analyze, type BattleTexts } from './analysis';
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

/** A battle, with the score under test where there is one. */
function fight(first: string, second: string, score?: number): Battle {
  const fought = battle(first, second);
  return score === undefined ? fought : { ...fought, score: { value: score, steps: [] } };
}

const partsOf = (given: Battle) =>
  Object.fromEntries(
    analyze(given, texts).map(({ heading, paragraphs }) => [heading, paragraphs.join(' ')]),
  );

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
  expect(partsOf(fight('Grace', 'A', score))[part]).toBe(text);
});

test.each([
  ['Grace', 'A', ['Grace, 7: t7', 'A, 1: t1'], 'p1-7'],
  ['A', 'Grace', ['A, 1: t1', 'Grace, 7: t7'], 'p1-7'],
  ['A', 'J', ['A, 1, and J, 1: t1'], 'p1-1'], // one text for two alike
  ['A', 'A', ['A (first), 1, and A (second), 1: t1'], 'p1-1'],
  ['Ann', 'Grace', ['Ann, 11: t11', 'Grace, 7: t7'], 'p7-11'],
  ['李', 'A', ['李, 0: t0', 'A, 1: t1'], ''], // no pair text with 0
])('%s and %s bring %j and make %j of each other', (first, second, traits, pair) => {
  const [part] = analyze(fight(first, second), texts);
  expect(part?.traits?.map(({ heading, text }) => `${heading}: ${text}`)).toEqual(traits);
  expect(part?.paragraphs.join(' ')).toBe(pair);
});

test.each([
  ['A', 'A', 'Path Forward', 'open A (first)'],
  ['{second}', 'A', 'Path Forward', 'open {second}'], // a name, not a placeholder
  ['A', 'L', 'Emotional Dynamics', 'alike'], // 1 and 3
  ['A', 'M', 'Emotional Dynamics', 'unlike'], // 1 and 4
  ['Ann', 'I', 'Emotional Dynamics', 'unlike'], // 11 and 9, two apart
  ['Ann', 'Ann', 'Emotional Dynamics', 'unlike'], // 11 and 11: only up to 9
])('%s and %s: the %s read %s', (first, second, part, text) => {
  expect(partsOf(fight(first, second, 70))[part]).toBe(text);
});
