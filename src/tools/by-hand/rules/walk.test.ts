import { destiny, maturity, personalYear, soulUrge } from '@ninefold/numerology';
import { WORKED_EXAMPLES } from '@ninefold/numerology/testing/worked-examples';
import { describe, expect, test } from 'vitest';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { checkAnswer } from './check-answer';
import { handKinds, isHandId, workByHand } from './hand-kinds';
import { type Question, questionsOf } from './questions';

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
function sums(questions: readonly Question[]): readonly string[] {
  return questions.map(({ task, terms, answer }) =>
    task.kind === 'keep' ? `${answer} stays` : `${terms.join(' + ')} = ${answer}`,
  );
}

describe.each(WORKED_EXAMPLES)('$name', (person) => {
  test.each(Object.keys(handKinds).filter(isHandId))('walks to their %s', (id) => {
    const { name, date } = person;
    const worked = workByHand(id, { name, date, choices: NO_CHOICES, today });
    const questions = questionsOf(worked.steps);
    // A visitor who first gets every sum wrong, and then adds what is on the page.
    let number = questions.length > 0 ? Number.NaN : worked.value;
    for (const question of questions) {
      const { task, terms, answer } = question;
      const added = terms.reduce((sum, term) => sum + term, 0);
      for (const wrong of [added + 2, added + 100, 0]) {
        expect(checkAnswer(question, wrong), `${wrong} for ${terms}`).not.toBe('right');
      }
      number = task.kind === 'keep' ? Number(terms.join('')) : added;
      expect(checkAnswer(question, number), `${number} for ${terms}`).toBe('right');
      expect(number).toBe(answer);
      expect(terms.length).toBeGreaterThan(1);
      expect(terms.length).toBeLessThanOrEqual(12);
    }
    expect(number).toBe(person[KEYS[id]]);
  });
});

describe('the questions', () => {
  test('of a name go word by word, then add the words and reduce', () => {
    expect(sums(questionsOf(destiny('Grace Hopper').steps))).toEqual([
      '7 + 9 + 1 + 3 + 5 = 25',
      '8 + 6 + 7 + 7 + 5 + 9 = 42',
      '25 + 42 = 67',
      '6 + 7 = 13',
      '1 + 3 = 4',
    ]);
  });

  test('of vowels leave out words without one, and sums of one letter', () => {
    expect(sums(questionsOf(soulUrge('Grace Fry Hopper').steps))).toEqual([
      '1 + 5 = 6',
      '6 + 5 = 11',
      '6 + 11 = 17',
      '1 + 7 = 8',
    ]);
    expect(sums(questionsOf(soulUrge('Anna B Ok').steps))).toEqual(['1 + 1 = 2', '2 + 6 = 8']);
  });

  test('ask whether a master number stays', () => {
    expect(sums(questionsOf(destiny('Ann').steps))).toEqual(['1 + 5 + 5 = 11', '11 stays']);
  });

  test('bring a master number down in a Personal Year, and do not ask whether it stays', () => {
    const { steps } = personalYear({ year: 1990, month: 1, day: 9 }, { today });
    expect(sums(questionsOf(steps))).toEqual([
      '1 + 9 + 2026 = 2036',
      '2 + 0 + 3 + 6 = 11',
      '1 + 1 = 2',
    ]);
  });

  test('of a number with parts say which part they belong to', () => {
    const { steps } = maturity('Ann', { year: 1990, month: 1, day: 9 });
    const questions = questionsOf(steps);
    expect(sums(questions)).toEqual([
      '1 + 9 + 9 + 0 + 0 + 1 + 0 + 9 = 29',
      '2 + 9 = 11',
      '11 stays',
      '1 + 5 + 5 = 11',
      '11 stays',
      '11 + 11 = 22',
      '22 stays',
    ]);
    expect(questions.map(({ part }) => part)).toEqual([
      'life-path',
      'life-path',
      'life-path',
      'destiny',
      'destiny',
      undefined,
      undefined,
    ]);
    expect(questions[5]?.task).toEqual({ kind: 'parts', names: ['life-path', 'destiny'] });
  });

  test('ask a very long word in pieces', () => {
    const questions = questionsOf(destiny('A'.repeat(30)).steps);
    expect(sums(questions).slice(2)).toEqual([
      '1 + 1 + 1 + 1 + 1 + 1 = 6',
      '12 + 12 + 6 = 30',
      '3 + 0 = 3',
    ]);
  });

  test('of a name without letters are none', () => {
    expect(questionsOf(destiny('42').steps)).toEqual([]);
  });

  test('are refused for a step that nobody adds up', () => {
    expect(() => questionsOf([{ kind: 'nine-for-zero', to: 9 }])).toThrow('nine-for-zero');
  });
});

describe('an answer', () => {
  const [sum, , total, reduction] = questionsOf(destiny('Grace Hopper').steps);
  const [, kept] = questionsOf(destiny('Ann').steps);

  test.each([
    [sum, 25, 'right'],
    [sum, 24, 'close'],
    [sum, 26, 'close'],
    [sum, 7, 'ahead'], // 2 + 5
    [sum, 20, 'wrong'],
    [total, 4, 'ahead'], // 67, 13, 4
    [reduction, 13, 'right'],
    [kept, 11, 'right'],
    [kept, 2, 'master'],
    [kept, 12, 'wrong'],
  ] as const)('%#: %o with %i is %s', (question, given, verdict) => {
    if (!question) throw new Error('No question.');
    expect(checkAnswer(question, given)).toBe(verdict);
  });
});
