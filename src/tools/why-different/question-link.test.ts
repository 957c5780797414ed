import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import type { Question } from './explanation/questions';
import { readQuestion, writeQuestion } from './question-link';

const date = { year: 1999, month: 12, day: 20 };

const spelled = { ...NO_CHOICES, letters: 'spelled' } as const;

test.each<[Question, string]>([
  [
    { name: '', date, choices: undefined, kind: 'life-path', said: '6' },
    '#date=1999-12-20&number=life-path&said=6',
  ],
  [
    { name: 'Zoë', date: undefined, choices: spelled, kind: 'soul-urge', said: '11/2' },
    '#name=Zo%C3%AB&letters=spelled&number=soul-urge&said=11%2F2',
  ],
])('the link of %o restores it', (question, fragment) => {
  expect(writeQuestion(question)).toBe(fragment);
  expect(readQuestion(fragment)).toEqual(question);
});

test.each([
  ['nobody', '#number=life-path&said=6'],
  ['no number', '#date=1999-12-20&said=6'],
  ['an unknown number', '#date=1999-12-20&number=toString&said=6'],
  ['nothing said', '#date=1999-12-20&number=life-path'],
  ['words', '#date=1999-12-20&number=life-path&said=six'],
  ['two questions', '#date=1999-12-20&number=life-path&said=6&number=life-path&said=7'],
  ['markup', '#name=%3Cb%3E&number=destiny&said=6'],
])('a link with %s is ignored', (_, fragment) => {
  expect(readQuestion(fragment)).toBeUndefined();
});
