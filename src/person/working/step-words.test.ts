import type { Step } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import type { ScoreStep } from '../../compatibility/score-step';
import type { SiteStep } from '../../numbers/site-number';
import { describeDailyStep } from '../../tools/daily-decoder/describe-daily-step';
import type { DailyStep } from '../../tools/daily-decoder/rules/daily-score';
import type { LotteryStep } from '../../tools/lottery-predictor/rules';
import { describeLotteryStep } from '../../tools/lottery-predictor/words';
import { describeScoreStep } from './score-step-words';
import { describeSiteStep, nameCharacters } from './step-words';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

// The other steps: packages/numerology/src/text/describe-step.test.ts.
test.each<[string, SiteStep]>([
  ['25 → 2 + 5 = 7', { kind: 'reduction', from: 25, digits: [2, 5], to: 7 }],
  ['No letters to count, so 1', { kind: 'default', to: 1 }],
  ['The birth date', { kind: 'part', name: 'date', steps: [], to: 7 }],
])('%s', (sentence, step) => {
  expect(plain(describeSiteStep(step))).toBe(sentence);
});

const table = { kind: 'table', column: 5 } as const;

test.each<[string, Step | ScoreStep]>([
  [
    '33 is looked up under 3, the digit it repeats; anywhere else it comes down to 6, the sum of its digits',
    { kind: 'master-digit', from: 33, to: 3 },
  ],
  ['The table has no row for 0 and 5, so 50', { ...table, row: 0, found: false, to: 50 }],
  ['70 + 5 for each master number = 80', { kind: 'bonus', from: 70, masters: 2, to: 80 }],
  ['92 is above the limit, so 88', { kind: 'cap', from: 92, limit: 88, to: 88 }],
])('%s', (sentence, step) => {
  expect(plain(describeScoreStep(step))).toBe(sentence);
});

const date = { year: 2027, month: 3, day: 1 };

test.each<[string, DailyStep]>([
  ['21 × 2055 = 43155', { kind: 'product', factors: [21, 2055], to: 43_155 }],
  ['43155 divided by 100 leaves 55', { kind: 'remainder', from: 43_155, divisor: 100, to: 55 }],
  ['Today is day 60 of the year', { kind: 'day-of-year', date, to: 60 }],
])('%s', (sentence, step) => {
  expect(plain(describeDailyStep(step))).toBe(sentence);
});

test.each<[string, LotteryStep]>([
  ['49 is taken already, so the next one, 1', { kind: 'step-up', from: 49, limit: 49, to: 1 }],
  ['In order: 3, 9, 27', { kind: 'sorted', from: [27, 3, 9], to: [3, 9, 27] }],
])('%s', (sentence, step) => {
  expect(plain(describeLotteryStep(step, 3))).toBe(sentence);
});

test.each([
  [['é', '’'], 'é and ’'],
  [['-', '1', '李'], '-, 1, and 李'],
  [['\u0301'], '◌\u0301'],
  [['\u200d'], 'U+200D'],
  [['\u{e0001}'], 'U+E0001'],
])('%j are listed as %s', (characters, named) => {
  expect(nameCharacters(characters)).toBe(named);
});
