import type { CountedLetters } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import type { Person } from '../../../person/entry/person';
import type { SumId } from '../../../person/form/sum-ids';
import { explainDifference } from './explain';
import { questionIn, saidNumber } from './questions';

const TODAY = { year: 2025, month: 5, day: 14 };

function ask(kind: SumId, said: string, person: Partial<Person>, letters: CountedLetters = 'a-z') {
  const counted = { name: '', ...person, letters: { ...NO_CHOICES, letters } };
  const question = questionIn({ people: [counted], extra: { number: kind, said } });
  return question && explainDifference(question, TODAY);
}

const reasonsOf = (...args: Parameters<typeof ask>) =>
  ask(...args)?.reasons.map(({ departures }) => departures.join(' + '));

test('the number that another site said is the last of several, unless one is a master', () => {
  const said = ['7', '11', '11/2', '29 / 11 / 2', '13/4', '27', '44', '0'];
  expect(said.map(saidNumber)).toEqual([7, 11, 11, 11, 4, 9, 44, 0]);
  const others = ['', 'seven', '-2', '6.5', '123', '1/2/3/4'];
  expect(others.filter((other) => saidNumber(other) !== undefined)).toEqual([]);
});

const december = { date: { year: 1999, month: 12, day: 20 } };
const EVERY_OTHER_WAY = 'parts, masters-reduced, digit-parts, whole-numbers';

// The other rules: published-results.test.ts.
test.each<[string, SumId, string, Partial<Person>, string]>([
  // 1+2+2+0+1+9+9+9 = 33; 3 + 2 + 1 = 6; 12 + 20 + 1999 = 2031 → 6
  ['33 by digits is 6 in every other way', 'life-path', '6', december, EVERY_OTHER_WAY],
  // J1 O6 S1 = 8, with É 5 = 13 → 4
  ['accents', 'destiny', '4', { name: 'José' }, 'spelled'],
  // J1 O6 S1 E5, N5 U3 Ñ5 E5 Z8 = 39 → 3; J1 O7 S2 E5, N5 U4 Ñ6 E5 Z9 = 44 → 8. No way but 27 letters gives 44.
  ['27 letters', 'destiny', '44', { name: 'José Núñez' }, 'master-44 + 27-letters + spelled'],
  // Both sums end in 6, so nothing gives 5
  ['nothing', 'life-path', '5', december, ''],
  ['nothing where both agree', 'life-path', '33', december, ''],
])('another site differs by %s, and nothing else', (_, kind, said, person, expected) => {
  expect(reasonsOf(kind, said, person)?.join(', ')).toBe(expected);
});

test('leaving out accents is the reason where they count here', () => {
  expect(ask('destiny', '4', { name: 'José' }, 'spelled')?.ours.value).toBe(4);
  expect(reasonsOf('destiny', '8', { name: 'José' }, 'spelled')).toEqual(['a-z']);
});

test.each<[string, SumId, string, Partial<Person>, string]>([
  // December 19: 32 → 5
  ['a date that is a day early', 'life-path', '5', december, 'day-early'],
  // December 31, 1999: 35 → 8
  ['across a new year', 'life-path', '8', { date: { year: 2000, month: 1, day: 1 } }, 'day-early'],
  // A1 N5 N5 = 11; with Lee 24 → 6
  ['a first name alone', 'destiny', '11', { name: 'Ann Lee' }, 'first-name'],
  ['a Life Path', 'destiny', '33', { name: 'José García', ...december }, 'life-path'],
  ['the day alone', 'life-path', '2', december, 'birthday'],
])('it could also be %s', (_, kind, said, person, expected) => {
  expect(ask(kind, said, person)?.slips.map(({ id }) => id)).toEqual([expected]);
});

test.each<[string, SumId, Partial<Person>, number]>([
  // 33, and 6 in every other way.
  ['a master and its digit are one', 'life-path', december, 1],
  // B2 O6 B2 = 10 → 1; Chaldean B2 O7 B2 = 11 → 2
  ['another table reaches another digit', 'destiny', { name: 'Bob' }, 2],
  // No vowel is 0; with Y as one 7, and Chaldean 1.
  ['0 is none of the nine', 'soul-urge', { name: 'Lynn' }, 2],
])('says how many digits the rules reach: %s', (_, kind, person, reached) => {
  expect(ask(kind, '5', person)?.reached).toBe(reached);
});

test.each<[SumId, Partial<Person>]>([
  ['life-path', { name: 'Ann' }],
  ['destiny', december],
])('there is no answer about a %s without what it is made from', (kind, person) => {
  expect(ask(kind, '5', person)).toBeUndefined();
});
