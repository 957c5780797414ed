import { attitude, lifePath } from '@ninefold/numerology';
import { afterEach, expect, test, vi } from 'vitest';
import { everyDate } from '#numerology-testing/every-date';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { readEntry } from '../../person/entry/entry';
import { gameOf, gameParts, invitationLink } from './game';

const NUMBERS = 'numbers=11.11.6.9.33.8.1.5';
const START = `#name=Ann&${NUMBERS}`;

function read(fragment: string) {
  const entry = readEntry(fragment, gameParts);
  if (!entry) return undefined;
  const [first, ...others] = entry.people.map((one) => ({ ...one, letters: NO_CHOICES }));
  return first && gameOf({ ...entry, people: [first, ...others] });
}

test('a link of an invitation is read', () => {
  const link = `#name=Zo%C3%AB+%26+Ann&${NUMBERS}&seed=k3f9&hand=2&answers=021`;
  expect(read(link)).toEqual({
    inviter: 'Zoë & Ann',
    numbers: [11, 11, 6, 9, 33, 8, 1, 5],
    deal: { seed: 'k3f9', hand: 2 },
    answers: [0, 2, 1],
    rounds: 10,
  });
});

test('a test about the visitor is dealt to the numbers of the person', () => {
  // A1 N5 N5 = 11, the vowel 1, the consonants 10; the date makes 29; 11 + 11 = 22; 1 + 9 = 10; 5 twice.
  const { inviter, numbers } = read('#name=Ann&date=1990-01-09&seed=k3f9') ?? {};
  expect([inviter, numbers]).toEqual([undefined, [11, 11, 11, 1, 1, 22, 1, 5]]);
});

test('a test that was ended early has as many rounds', () => {
  expect(read(`${START}&seed=a&answers=01201&rounds=5`)?.rounds).toBe(5);
  for (const rounds of ['4', '10']) {
    expect(read(`${START}&seed=a&answers=0120&rounds=${rounds}`)?.rounds).toBe(10);
  }
});

afterEach(() => vi.unstubAllGlobals());

test('a friend is shown the first name alone', () => {
  const person = { name: ' Ann Lee', date: { year: 1990, month: 1, day: 9 }, letters: NO_CHOICES };
  vi.stubGlobal('location', { origin: 'https://a.b', pathname: '/blind-test' });
  const link = invitationLink(person, { seed: 'a', hand: 0 });
  expect(link).toMatch(/^https:\/\/a\.b\/blind-test#name=Ann&numbers=[\d.]+&seed=a$/);
});

test.each([
  ['without a seed', START],
  ['with a seed that is none', `${START}&seed=%3Cb%3E`],
  ['without a name', `#${NUMBERS}&seed=a`],
  ['with seven numbers', '#name=Ann&numbers=11.11.6.9.33.8.1&seed=a'],
  ['with a number that is none', '#name=Ann&numbers=11.11.6.9.33.8.1.10&seed=a'],
  ['of two people', '#name=A&date=1990-01-09&and&name=B&date=1990-01-09&seed=a'],
  ['of a person and numbers', `#name=A&date=1990-01-09&${NUMBERS}&seed=a`],
])('a fragment %s is no test', (_, fragment) => {
  expect(read(fragment)).toBeUndefined();
});

test.each(['answers=01201201201', 'answers=3', 'hand=-1'])('%s is left out', (part) => {
  expect(read(`${START}&seed=a&${part}`)).toEqual(read(`${START}&seed=a`));
});

test('at least seventy birth dates have the Life Path and the Attitude of an invitation', () => {
  const days = new Map<string, number>();
  for (const date of everyDate()) {
    const numbers = `${lifePath(date).value} ${attitude(date).value}`;
    days.set(numbers, (days.get(numbers) ?? 0) + 1);
  }
  expect(Math.min(...days.values())).toBeGreaterThanOrEqual(70);
});
