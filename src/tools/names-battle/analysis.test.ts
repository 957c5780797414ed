import { expect, test } from 'vitest';
import * as words from '#texts/tools/names-battle';
import { headlines } from '#texts/tools/names-battle';
import { thresholds } from '../../ui/testing/thresholds';
import { analyze, type BattleTexts } from './analysis';
import { battle } from './battle';
import { battleHeadline } from './rules';

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

/** A part of the analysis, with a score of its own where one is given. */
function part(heading: string, first: string, second: string, score?: number) {
  const fought = battle(first, second);
  const scored = score === undefined ? fought : { ...fought, score: { value: score, steps: [] } };
  return analyze(scored, texts).find((one) => one.heading === heading);
}

test.each([
  ['Communication Patterns', '0 silence, 65 talk'],
  ['Primary Challenges', '0 c0, 45 c45, 60 c60, 75 c75'],
  ['Growth Opportunities', '0 roots, 60 up'],
  ['Path Forward', '0 careful, 55 steady A, 70 open Grace'],
])('the %s depend on the score', (heading, expected) => {
  const textAt = (score: number) =>
    part(heading, words.nameFields.name.example, 'A', score)?.paragraphs.join(' ');
  expect(thresholds(textAt)).toBe(expected);
});

test('the headline depends on the score', () => {
  expect(thresholds((score) => headlines[battleHeadline(score)])).toBe(
    '0 Difficult Compatibility, 45 Challenging Compatibility, 60 Moderate Compatibility, 75 Strong Natural Compatibility',
  );
});

test.each([
  ['Grace', 'A', ['Grace, 7: t7', 'A, 1: t1'], 'p1-7'],
  ['A', 'J', ['A, 1, and J, 1: t1'], 'p1-1'], // one text for two alike
  ['A', 'A', ['A (first), 1, and A (second), 1: t1'], 'p1-1'],
  ['Ann', 'Grace', ['Ann, 11: t11', 'Grace, 7: t7'], 'p7-11'],
  ['李', 'A', ['李, 0: t0', 'A, 1: t1'], ''], // no pair text with 0
])('%s and %s bring %j and make %j of each other', (first, second, traits, pair) => {
  const energies = part(words.coreEnergies, first, second);
  expect(energies?.traits?.map(({ heading, text }) => `${heading}: ${text}`)).toEqual(traits);
  expect(energies?.paragraphs.join(' ')).toBe(pair);
});

test('two names without letters share one text, which says so', () => {
  const [trait, ...others] = part(words.coreEnergies, '李', '王')?.traits ?? [];
  expect(trait?.text).toMatch(/^Neither name/);
  expect(others).toEqual([]);
});

test.each([
  ['A', 'A', 'Path Forward', 'open A (first)'],
  ['{second}', 'A', 'Path Forward', 'open {second}'], // a name, not a placeholder
  ['A', 'L', 'Emotional Dynamics', 'alike'], // 1 and 3
  ['A', 'M', 'Emotional Dynamics', 'unlike'], // 1 and 4
  ['Ann', 'Ann', 'Emotional Dynamics', 'unlike'], // 11 and 11: only up to 9
])('%s and %s: the %s read %s', (first, second, heading, text) => {
  expect(part(heading, first, second, 70)?.paragraphs).toEqual([text]);
});
