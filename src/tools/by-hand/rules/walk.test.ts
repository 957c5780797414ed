import { destiny, maturity, soulUrge } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { WORKED_EXAMPLES } from '#numerology-testing/worked-examples';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { SUM_IDS } from '../../../person/form/sum-ids';
import { workByHand } from './hand-kinds';
import { checkAnswer, type HandSum, questionsOf } from './questions';

const today = { year: 2026, month: 11, day: 17 };
const KEYS = {
  'life-path': 'lifePath',
  destiny: 'destiny',
  'soul-urge': 'soulUrge',
  personality: 'personality',
  maturity: 'maturity',
  'personal-year': 'personalYearIn2026',
} as const;

/** Asked sums as a person would write them: “1 + 7 = 8”. */
function sums(questions: readonly HandSum[]): readonly string[] {
  return questions.map(({ terms, answer }) => `${terms.join(' + ')} = ${answer}`);
}

test.each(WORKED_EXAMPLES)('$name walks to every number', (person) => {
  for (const id of SUM_IDS) {
    const { name, date } = person;
    const worked = workByHand(id, { name, date, letters: NO_CHOICES }, today);
    const questions = questionsOf(worked.steps);
    // A visitor who adds what is on the page.
    let number = questions.length > 0 ? Number.NaN : worked.value;
    for (const { task, terms, answer } of questions) {
      const added = terms.reduce((sum, term) => sum + term, 0);
      number = task.kind === 'keep' ? Number(terms.join('')) : added;
      expect(number).toBe(answer);
      expect(terms.length).toBeGreaterThan(1);
      expect(terms.length).toBeLessThanOrEqual(12);
    }
    expect(number, id).toBe(person[KEYS[id]]);
  }
});

// The other questions: ../words.test.ts.
test.each([
  // Words without a vowel are left out, and sums of one letter.
  [soulUrge('Grace Fry Hopper'), '1 + 5 = 6, 6 + 5 = 11, 6 + 11 = 17, 1 + 7 = 8'],
  [soulUrge('Anna B Ok'), '1 + 1 = 2, 2 + 6 = 8'],
  [destiny('42'), ''],
])('the questions, %#', ({ steps }, asked) => {
  expect(sums(questionsOf(steps)).join(', ')).toBe(asked);
});

test('the questions of a number with parts say which part they belong to', () => {
  const questions = questionsOf(maturity('Ann', { year: 1990, month: 1, day: 9 }).steps);
  const [date, name] = ['life-path', 'destiny'];
  const parts = [date, date, date, name, name, undefined, undefined];
  expect(questions.map(({ part }) => part)).toEqual(parts);
});

test('a very long word is asked in pieces', () => {
  const questions = questionsOf(destiny('A'.repeat(30)).steps);
  const rest = ['1 + 1 + 1 + 1 + 1 + 1 = 6', '12 + 12 + 6 = 30', '3 + 0 = 3'];
  expect(sums(questions).slice(2)).toEqual(rest);
});

test('a step that nobody adds up is refused', () => {
  expect(() => questionsOf([{ kind: 'nine-for-zero', to: 9 }])).toThrow('nine-for-zero');
});

const [sum, , total] = questionsOf(destiny('Grace Hopper').steps);
const [, kept] = questionsOf(destiny('Ann').steps);

test.each([
  [sum, 25, 'right'],
  [sum, 24, 'close'],
  [sum, 7, 'ahead'], // 2 + 5
  [sum, 20, 'wrong'],
  [total, 4, 'ahead'], // 67, 13, 4
  [kept, 11, 'right'],
  [kept, 2, 'master'],
] as const)('%#: %o with %i is %s', (question = expect.fail(), given, verdict) => {
  expect(checkAnswer(question, given)).toBe(verdict);
});
