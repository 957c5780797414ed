import { destiny, maturity, personalYear } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { ask, hint, written } from './question-words';
import { type HandSum, questionsOf } from './rules/questions';

const birth = { year: 1990, month: 1, day: 9 };
const today = { year: 2026, month: 11, day: 17 };

const QUESTIONS: readonly HandSum[] = [
  ...questionsOf(maturity('Ann Lee', birth).steps),
  ...questionsOf(personalYear(birth, { today }).steps),
];

test('every question can be read aloud', () => {
  expect(QUESTIONS.map((question) => ask(question).replaceAll('\u00a0', ' '))).toEqual([
    'Add the digits of January 9, 1990: 1 + 9 + 9 + 0 + 0 + 1 + 0 + 9?',
    '29, and 2 + 9?',
    'You’ve got 11. What do you write down?',
    'Add the values of ANN: 1 + 5 + 5?',
    'Add the values of LEE: 3 + 5 + 5?',
    'Now put them together: 11 + 13?',
    '24, and 2 + 4?',
    'Add Life Path and Destiny: 11 + 6?',
    '17, and 1 + 7?',
    'Add the month, the day and the year: 1 + 9 + 2026?',
    '2036, and 2 + 0 + 3 + 6?',
    '11, and in a Personal Year it goes on: 1 + 1?',
  ]);
});

test('what was answered is written down', () => {
  const [, reduction, kept] = QUESTIONS;
  expect(reduction && written(reduction)).toBe('2 + 9 = 11');
  expect(kept && written(kept)).toBe('11 is a master number and stays');
});

test.each([
  [[1, 7], 'Start at 7 and count 1 up from there.'],
  [[25, 42], 'Tens first: 20 + 40 makes 60. Then the rest: 5 + 2.'],
  [[1, 5, 5], 'Half of it first: 1 + 5 makes 6. Now add 5.'],
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
