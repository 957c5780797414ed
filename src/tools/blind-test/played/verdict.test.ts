import { expect, test } from 'vitest';
import { luck, verdict } from './verdict';

// 1,024, 26,025, 12,585 and 1 of 59,049 ways to answer ten rounds, 32, 131, 51 and 11 of 243 ways to answer
// five (rules/chance.test.ts).
test.each([
  [0, 10, '3 or 4 of 10. It gets none at all once in 58 tests.'],
  [10, 10, '3 or 4 of 10. It gets all 10 once in 59,049 tests.'],
  [2, 5, '1 or 2 of 5. It gets 2 or more 54 times in 100 tests.'],
])('says how often luck gets %i of %i', (score, rounds, words) => {
  expect(luck({ score, rounds })).toBe(`Guessing with your eyes shut gets ${words}`);
});

// By luck 3 or more of five come up once in 5 tests, 4 or more once in 22.
test.each([
  [2, 5, ['Nothing here', 'five']],
  [3, 5, ['Better than most guessers', 'five']],
  [4, 5, ['A guesser seldom', 'five']],
  [2, 10, ['fewer than a guesser usually gets']],
  [4, 10, ['Right where guessing lands']],
  [5, 10, ['A little better than guessing']],
])('says what %i of %i rounds is worth, and that five are few', (score, rounds, words) => {
  const said = verdict({ score, rounds }, 'Anna');
  for (const part of words) expect(said).toContain(part);
});
