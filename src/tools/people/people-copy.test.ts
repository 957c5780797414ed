import { expect, test } from 'vitest';
import { MAX_SAVED_PEOPLE, peopleIn, type SavedPerson } from '../../person/people/saved-people';
import { describeOpening, openCopy, writeCopy } from './people-copy';

const now = new Date('2026-11-17T12:00:00Z');
const record = (name: string) => ({
  id: name,
  date: '2026-11-15T12:00:00.000Z',
  name,
  birthDate: '1990-01-09',
});
const saved = (...names: readonly string[]): readonly SavedPerson[] =>
  peopleIn(names.map((name) => record(name)));
const copy = (people: unknown) => JSON.stringify({ kind: 'ninefold-people', version: 1, people });
const open = (text: string, before: readonly SavedPerson[] = []) => {
  const result = openCopy(text, before, now);
  const opened = typeof result === 'string' ? undefined : result;
  return { ...opened, names: opened?.added.map(({ name }) => name), says: describeOpening(result) };
};

test('a copy gives everybody back to an empty browser, with the time they were saved and new ids', () => {
  const before = peopleIn([
    { ...record('Łucy'), letters: 'ł', ys: '0' },
    { id: 'x', date: '2026-11-15T12:00:00.000Z', name: 'Bob' },
  ]);
  const { added, says } = open(writeCopy(before));
  const id = expect.stringMatching(/^\d{23}$/);
  expect(added).toEqual(before.map((person) => ({ ...person.record, id })));
  expect(says).toBe('2 people added.');
});

test('a copy doubles nobody, in the browser or in the file', () => {
  const text = copy(['Ann', 'Bob', 'ann ', 'Cleo', 'Bob'].map((name) => record(name)));
  const { names, says } = open(text, saved('Ann'));
  expect(names).toEqual(['Bob', 'Cleo']);
  expect(says).toBe('2 people added. 3 already here.');
});

test('a copy completes somebody who was saved without a birth date', () => {
  const before = peopleIn([{ id: 'x', date: '2026-11-15T12:00:00.000Z', name: 'Ann' }]);
  expect(open(copy([record('Ann')]), before)).toMatchObject({
    added: [],
    completed: [{ before: { name: 'Ann' } }],
    says: 'Nobody added. 1 completed.',
  });
});

test('a copy with a thousand people adds as many as there is room for, and says so', () => {
  const many = Array.from({ length: 1000 }, (_, number) => record(`Person ${number}`));
  const { names, says } = open(copy(many), saved('Ann'));
  expect(names).toHaveLength(MAX_SAVED_PEOPLE - 1);
  expect(says).toBe('99 people added. 901 left out: there’s only room for 100.');
});

test.each([
  ['no JSON', 'Ann Lee, January 9, 1990'],
  ['a list', JSON.stringify([record('Ann')])],
  ['another kind', JSON.stringify({ kind: 'cookies', version: 1, people: [record('Ann')] })],
  ['people that are no list', copy({ 0: record('Ann'), length: 1 })],
  ['a kind from a prototype', '{"__proto__":{"kind":"ninefold-people","people":[]}}'],
])('a copy that is %s changes nothing', (_, text) => {
  expect(openCopy(text, saved('Ann'), now)).toBe('not-ours');
  expect(open(text).says).toContain('Nothing was changed');
});

test('a copy of a newer version is not opened', () => {
  const text = JSON.stringify({ kind: 'ninefold-people', version: 2, people: [record('Ann')] });
  expect(openCopy(text, [], now)).toBe('newer');
});

test.each([
  ['a name that turns around', record('Ann\u202e')],
  ['a letter that is none', { ...record('Eve'), letters: 'zz' }],
  ['a prototype instead of fields', JSON.parse('{"__proto__":{"name":"Eve"}}')],
  ['nothing instead of a person', null],
  ['objects for texts', { name: { name: 'Eve' }, birthDate: ['1990-01-09'] }],
])('a copy with %s takes the others, and says so', (_, hostile) => {
  const { names, says } = open(copy([record('Ann'), hostile, record('Bob')]));
  expect(names).toEqual(['Ann', 'Bob']);
  expect(says).toBe('2 people added. 1 couldn’t be read and was left out.');
});

test('only what a person has is taken from a copy', () => {
  const theirs = { ...record('Ann'), id: 'theirs', isAdmin: true, date: 'yesterday' };
  const id = expect.stringMatching(/^\d{23}$/);
  expect(open(copy([theirs])).added).toEqual([{ ...record('Ann'), id, date: now.toISOString() }]);
});
