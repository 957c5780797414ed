import { destiny, maturity, personalYear } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { type HandSum, questionsOf } from '../rules/questions';
import { hint } from './sentences';

const birth = { year: 1990, month: 1, day: 9 };
const today = { year: 2026, month: 11, day: 17 };

const QUESTIONS: readonly HandSum[] = [
  ...questionsOf(maturity('Ann Lee', birth).steps),
  ...questionsOf(personalYear(birth, { today }).steps),
];

test.each([
  [[1, 7], 'Start at 7 and count 1 up from there.'],
  [[25, 42], 'Tens first: 20 + 40 makes 60. Then the rest: 5 + 2.'],
  [[1, 9, 9, 0], 'Half of it first: 1 + 9 makes 10. Now add 9 + 0.'],
])('the hint for %o', (terms, words) => {
  const answer = terms.reduce((sum, term) => sum + term, 0);
  expect(hint({ task: { kind: 'words' }, terms, answer, part: undefined })).toBe(words);
});

test('a hint leads to the answer, and never says it', () => {
  for (const question of [...QUESTIONS, ...questionsOf(destiny('Grace Hopper').steps)]) {
    if (question.task.kind === 'keep') continue;
    const said = hint(question).match(/\d+/g)?.map(Number) ?? [];
    expect(said, hint(question)).not.toContain(question.answer);
  }
});
