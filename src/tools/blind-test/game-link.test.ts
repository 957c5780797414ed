import { expect, test } from 'vitest';
import type { Game } from './game';
import { readGame, shownName, writeGame } from './game-link';

const person = { name: 'Ann Lee', date: { year: 1990, month: 1, day: 9 }, choices: undefined };
const numbers = [11, 11, 6, 9, 33, 8, 1, 5];
const NUMBERS = 'numbers=11.11.6.9.33.8.1.5';
const START = `#for=Ann&${NUMBERS}`;

test.each<[Game, string]>([
  [
    { subject: { kind: 'self', person }, deal: { seed: 'k3f9', hand: 0 }, answers: [0, 2, 1] },
    '#name=Ann+Lee&date=1990-01-09&seed=k3f9&answers=021',
  ],
  [
    {
      subject: { kind: 'other', name: 'Zoë & Ann', numbers },
      deal: { seed: 'k3f9', hand: 2 },
      answers: [],
    },
    `#for=Zo%C3%AB+%26+Ann&${NUMBERS}&seed=k3f9&hand=2`,
  ],
])('the fragment of %o restores it', (game, fragment) => {
  expect(writeGame(game)).toBe(fragment);
  expect(readGame(fragment)).toEqual(game);
});

test('a friend is shown the first name alone', () => {
  expect(['Ann Lee', '  Ann  ', '李小龍'].map(shownName)).toEqual(['Ann', 'Ann', '李小龍']);
});

test('is not made for a name that no link can hold', () => {
  const subject = { kind: 'other', name: '<b>', numbers } as const;
  expect(writeGame({ subject, deal: { seed: 'a', hand: 0 }, answers: [] })).toBeUndefined();
});

test.each([
  ['without a seed', START],
  ['with two seeds', `${START}&seed=a&seed=b`],
  ['with a seed that is none', `${START}&seed=%3Cb%3E`],
  ['without a name', '#numbers=11.11.6.9.33.8.1.5&seed=a'],
  ['with seven numbers', '#for=Ann&numbers=11.11.6.9.33.8.1&seed=a'],
  ['with a number that is none', '#for=Ann&numbers=11.11.6.9.33.8.1.10&seed=a'],
  ['with an empty number', '#for=Ann&numbers=11.11.6.9.33.8..1&seed=a'],
  ['with eleven answers', `${START}&seed=a&answers=01201201201`],
  ['with an answer that is none', `${START}&seed=a&answers=3`],
  ['with a hand that is none', `${START}&seed=a&hand=-1`],
  ['with an unknown part', `${START}&seed=a&x=1`],
  ['of two people', '#name=A&date=1990-01-09&and&name=B&date=1990-01-09&seed=a'],
  ['of a person and numbers', `#name=A&date=1990-01-09&numbers=11.11.6.9.33.8.1.5&seed=a`],
])('a fragment %s is ignored', (_, fragment) => {
  expect(readGame(fragment)).toBeUndefined();
});
