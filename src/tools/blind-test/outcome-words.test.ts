import { expect, test } from 'vitest';
import { describeBars, luck, verdict } from './outcome-words';

// 1,024, 26,025, 12,585 and 1 of 59,049 ways to answer (rules/chance.test.ts).
test.each([
  [0, 'It gets none at all once in 58 tests.'],
  [4, 'It gets 4 or more 44 times in 100 tests.'],
  [5, 'It gets 5 or more once in 5 tests.'],
  [10, 'It gets all 10 once in 59,049 tests.'],
])('says how often luck gets %i', (score, sentence) => {
  expect(luck(score)).toBe(`Guessing with your eyes shut gets 3 or 4 of 10. ${sentence}`);
});

test('has something to say about every score, and names who was looked for', () => {
  const verdicts = Array.from({ length: 11 }, (_, score) => verdict(score, 'Anna'));
  expect(new Set(verdicts).size).toBe(5);
  expect(verdicts[0]).toContain('you don’t know Anna');
  expect(verdicts[10]).toContain('something of Anna');
});

test('describes the bars in words', () => {
  expect(describeBars(6)).toContain('0 right, 2%; 1 right, 9%; 2 right, 20%; 3 right, 26%;');
  expect(describeBars(6)).toContain('8 right, 0.3%; 9 right, under 0.1%; 10 right, under 0.1%.');
  expect(describeBars(6)).toContain('Yours, 6, is marked.');
});
