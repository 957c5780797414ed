import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import type { Person } from '../entry/person';
import { type PersonRecord, peopleFormat, readPerson, recordOf, renamed } from './person-record';
import { peopleIn, planSaving, type SavedPerson } from './saved-people';

const at = new Date('2026-11-17T12:00:00Z');
const born = { year: 1990, month: 1, day: 9 };

const letters = NO_CHOICES;
const person = (name: string, date = born): Person => ({ name, date, letters });
const nameOf = (name: string): Person => ({ name, date: undefined, letters });
const saved = (...people: readonly Person[]): readonly SavedPerson[] =>
  peopleIn(people.map((one) => recordOf(one, at) as PersonRecord));

test('a record holds the name, the date and what was chosen for the letters, and gives them back', () => {
  const letters = { ...NO_CHOICES, spelled: ['ł'], vowelYs: [0] };
  const record = recordOf({ name: 'Łucy', date: born, letters }, at);
  expect(record).toEqual({
    id: expect.stringMatching(/^1794916800000\d{10}$/),
    date: '2026-11-17T12:00:00.000Z',
    name: 'Łucy',
    birthDate: '1990-01-09',
    letters: 'ł',
    ys: '0',
  });
  expect(readPerson(record as PersonRecord)).toEqual({ name: 'Łucy', date: born, letters });
});

test.each([
  {},
  { name: 7 },
  { name: 'Ann\u202e' }, // and whatever else a link cannot hold
  { name: 'Ann', birthDate: '1899-12-31' },
  { name: 'Ann', letters: 'ł' }, // which is not in the name
  { name: 'Ann', letters: 'zz' },
  { name: 'Ann', ys: '0' },
])('a record is never %j', (fields) => {
  expect(peopleFormat.isRecord(fields)).toBe(false);
});

test('a record with another name drops what was chosen for letters that are gone', () => {
  const record = recordOf({ ...person('Łucy'), letters: { ...NO_CHOICES, spelled: ['ł'] } }, at);
  expect(renamed(record as PersonRecord, 'Łucy Brown')).toMatchObject({ letters: 'ł' });
  expect(renamed(record as PersonRecord, 'Lucy')).not.toHaveProperty('letters');
  expect(renamed(record as PersonRecord, 'Ann\u202e')).toBeUndefined();
});

test('people are in alphabetical order, and somebody saved by two tabs at once is one person', () => {
  const labels = saved(person('Zoe'), person('ann'), person('Émile'), person(' ANN'), person(''));
  expect(labels.map(({ label }) => label).join('; ')).toBe('ANN; Born January 9, 1990; Émile; Zoe');
});

const other = { year: 1991, month: 1, day: 9 };
test.each([
  ['the same name in other letters', person('  ann   LEE '), 'known'],
  ['the name alone of somebody saved', nameOf('Ann Lee'), 'known'],
  ['the date alone of somebody saved', person(''), 'known'],
  ['the same name with another date', person('Ann Lee', other), 'added'],
  ['another name with the same date', person('Bob'), 'added'],
  ['the date of somebody saved by name', person('Cleo', other), 'completed'],
  ['the name of somebody saved by date', person('Dora', { ...other, day: 10 }), 'completed'],
  ['a name that cannot be saved', person('Ann\u202e'), 'unusable'],
] as const)('%s: %o is %s', (_, newcomer, outcome) => {
  const before = saved(person('Ann Lee'), nameOf('Cleo'), person('', { ...other, day: 10 }));
  expect(planSaving(before, newcomer, at).outcome).toBe(outcome);
});

test('whoever is completed was saved when they were saved first', () => {
  const saving = planSaving(
    saved(nameOf('Cleo')),
    person('Cleo'),
    new Date('2026-12-24T12:00:00Z'),
  );
  expect(saving).toMatchObject({ record: { birthDate: '1990-01-09', date: at.toISOString() } });
});
