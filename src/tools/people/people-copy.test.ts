import { describe, expect, test } from 'vitest';
import { type KeptPerson, MOST_PEOPLE, peopleIn } from '../../ui/people/kept-people';
import { describeOpening, openCopy, writeCopy } from './people-copy';

const now = new Date('2026-11-17T12:00:00Z');
const record = (name: string, birthDate = '1990-01-09') => ({
  id: name,
  date: '2026-11-15T12:00:00.000Z',
  name,
  birthDate,
});
const kept = (...names: readonly string[]): readonly KeptPerson[] =>
  peopleIn(names.map((name) => record(name)));
const copy = (people: unknown) => JSON.stringify({ kind: 'ninefold-people', version: 1, people });
const names = (text: string, before: readonly KeptPerson[] = []) =>
  openCopy(text, before, now)?.added.map(({ name }) => name);

describe('a copy', () => {
  test('gives everybody back to an empty browser, with the time they were kept and new ids', () => {
    const before = peopleIn([
      { ...record('Łucy'), letters: 'ł', ys: '0' },
      { id: 'x', date: '2026-11-15T12:00:00.000Z', name: 'Bob' },
    ]);
    const opened = openCopy(writeCopy(before), [], now);
    expect(opened?.added).toEqual(
      before.map((person) => ({ ...person.record, id: expect.stringMatching(/^\d{23}$/) })),
    );
    expect(describeOpening(opened)).toBe('2 people added.');
  });

  test('doubles nobody, in the browser or in the file', () => {
    const text = copy([
      record('Ann'),
      record('Bob'),
      record('ann '),
      record('Cleo'),
      record('Bob'),
    ]);
    expect(names(text, kept('Ann'))).toEqual(['Bob', 'Cleo']);
    expect(describeOpening(openCopy(text, kept('Ann'), now))).toBe(
      '2 people added. 3 already here.',
    );
  });

  test('completes somebody who was kept without a birth date', () => {
    const before = peopleIn([{ id: 'x', date: '2026-11-15T12:00:00.000Z', name: 'Ann' }]);
    const opened = openCopy(copy([record('Ann')]), before, now);
    expect(opened).toMatchObject({ added: [], completed: [{ before: { id: 'x' } }] });
    expect(describeOpening(opened)).toBe('Nobody added. 1 completed.');
  });

  test('with ten thousand people adds as many as there is room for, and says so', () => {
    const many = Array.from({ length: 10_000 }, (_, number) => record(`Person ${number}`));
    const opened = openCopy(copy(many), kept('Ann'), now);
    expect(opened?.added).toHaveLength(MOST_PEOPLE - 1);
    expect(describeOpening(opened)).toBe(
      '99 people added. 9901 left out: there’s only room for 100.',
    );
  });

  test.each([
    ['no JSON', 'Ann Lee, January 9, 1990'],
    ['half a copy', copy([record('Ann')]).slice(0, -9)],
    ['a list', JSON.stringify([record('Ann')])],
    ['another kind', JSON.stringify({ kind: 'cookies', people: [record('Ann')] })],
    ['people that are no list', copy({ 0: record('Ann'), length: 1 })],
    ['nesting without end', '['.repeat(200_000)],
    ['a kind from a prototype', '{"__proto__":{"kind":"ninefold-people","people":[]}}'],
  ])('that is %s changes nothing', (_, text) => {
    const opened = openCopy(text, kept('Ann'), now);
    expect(opened).toBeUndefined();
    expect(describeOpening(opened)).toContain('Nothing was changed');
  });

  test.each([
    ['markup in a name', { ...record('<script>alert(1)</script>') }],
    ['a prototype instead of fields', JSON.parse('{"__proto__":{"name":"Eve"}}')],
    ['a text instead of a person', 'Eve'],
    ['nothing instead of a person', null],
    ['objects for texts', { name: { name: 'Eve' }, birthDate: ['1990-01-09'] }],
  ])('with %s takes the others, and says so', (_, hostile) => {
    const text = copy([record('Ann'), hostile, record('Bob')]);
    expect(names(text)).toEqual(['Ann', 'Bob']);
    expect(describeOpening(openCopy(text, [], now))).toBe(
      '2 people added. 1 couldn’t be read and was left out.',
    );
  });

  test('takes only what a person has', () => {
    const text = copy([{ ...record('Ann'), id: 'theirs', isAdmin: true, date: 'yesterday' }]);
    expect(openCopy(text, [], now)?.added).toEqual([
      {
        id: expect.stringMatching(/^\d{23}$/),
        date: now.toISOString(),
        name: 'Ann',
        birthDate: '1990-01-09',
      },
    ]);
  });
});
