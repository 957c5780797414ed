import { expect, test } from 'vitest';
import { describeBars, luck, verdict } from './outcome-words';

// 1,024, 26,025, 12,585 and 1 of 59,049 ways to answer ten rounds, 32, 131, 51 and 11 of 243 ways to answer
// five (rules/chance.test.ts).
test.each([
  [0, 10, '3 or 4 of 10. It gets none at all once in 58 tests.'],
  [4, 10, '3 or 4 of 10. It gets 4 or more 44 times in 100 tests.'],
  [5, 10, '3 or 4 of 10. It gets 5 or more once in 5 tests.'],
  [10, 10, '3 or 4 of 10. It gets all 10 once in 59,049 tests.'],
  [0, 5, '1 or 2 of 5. It gets none at all once in 8 tests.'],
  [2, 5, '1 or 2 of 5. It gets 2 or more 54 times in 100 tests.'],
  [3, 5, '1 or 2 of 5. It gets 3 or more once in 5 tests.'],
  [4, 5, '1 or 2 of 5. It gets 4 or more once in 22 tests.'],
  [5, 5, '1 or 2 of 5. It gets all 5 once in 243 tests.'],
  [6, 6, '2 of 6. It gets all 6 once in 729 tests.'],
])('says how often luck gets %i of %i', (score, rounds, words) => {
  expect(luck({ score, rounds })).toBe(`Guessing with your eyes shut gets ${words}`);
});

test('has something to say about every score, and names who was looked for', () => {
  const verdicts = Array.from({ length: 11 }, (_, score) => verdict({ score, rounds: 10 }, 'Anna'));
  expect(new Set(verdicts).size).toBe(5);
  expect(verdicts[0]).toContain('you don’t know Anna');
  expect(verdicts[10]).toContain('something of Anna');
});

// By luck 3 or more of five come up once in 5 tests, 4 or more once in 22.
test.each([
  [0, 'Nothing here'],
  [2, 'Nothing here'],
  [3, 'Better than most guessers'],
  [4, 'A guesser seldom'],
])('says that five rounds are few, about %i', (score, words) => {
  const said = verdict({ score, rounds: 5 }, 'Anna');
  expect(said).toContain(words);
  expect(said).toContain('five');
});

test('describes the bars in words', () => {
  const ten = describeBars({ score: 6, rounds: 10 });
  expect(ten).toContain('0 right, 2%; 1 right, 9%; 2 right, 20%; 3 right, 26%;');
  expect(ten).toContain('8 right, 0.3%; 9 right, under 0.1%; 10 right, under 0.1%.');
  expect(ten).toContain('Yours, 6, is marked.');
  // 32, 80, 80, 40, 10 and 1 of 243.
  expect(describeBars({ score: 1, rounds: 5 })).toContain(
    '0 right, 13%; 1 right, 33%; 2 right, 33%; 3 right, 16%; 4 right, 4%; 5 right, 0.4%. Yours, 1,',
  );
});
