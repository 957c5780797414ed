import { letterKey, normalizeName, spellingsIn } from '@ninefold/numerology';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate, anyName } from '#numerology-testing/arbitraries';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { cleanName, isTooLong } from '../../numbers/name-limits';
import { type Entry, readEntry, readOne, writeEntry } from './entry';

const date = { year: 1990, month: 1, day: 9 };
const ann = { name: 'Ann & Co', date };
const lukasz = { name: 'Łukasz', letters: { ...NO_CHOICES, spelled: ['ł'] } };

const DATE = '#date=1990-01-09';
const ANN = '#name=Ann+%26+Co&date=1990-01-09';
const QUESTION = 'number=life-path&said=11%2F2';
const question = { number: 'life-path', said: '11/2' };

test.each([
  ['a name alone', { people: [{ name: 'Zoë' }], extra: {} }, '#name=Zo%C3%AB'],
  ['a name with signs', { people: [{ name: 'Ann <3' }], extra: {} }, '#name=Ann+%3C3'],
  ['a date alone', { people: [{ name: '', date }], extra: {} }, DATE],
  ['a view', { people: [ann], extra: { view: 'destiny' } }, `${ANN}&view=destiny`],
  [
    'two people',
    { people: [ann, lukasz], extra: {} },
    `${ANN}&and&name=%C5%81ukasz&letters=%C5%82`,
  ],
  ['a question', { people: [{ name: '', date }], extra: question }, `${DATE}&${QUESTION}`],
] as const)('%s is written and read', (_, entry, fragment) => {
  expect(writeEntry(entry)).toBe(fragment);
  const patterns = { view: /^[a-z]+$/, number: /./, said: /./ };
  expect(readEntry(fragment, patterns)).toEqual(entry);
});

test('what is read is trimmed and normalized, and holds no choice where there is none', () => {
  expect(readOne('#name=+Jose%CC%81%20')).toEqual({ name: 'Jos\u00e9' });
  expect(writeEntry({ people: [{ name: 'Ann', letters: NO_CHOICES }], extra: {} })).toBe(
    '#name=Ann',
  );
});

test.each([
  ['an anchor', '#main'],
  ['nobody', '#view=destiny'],
  ['a character cut in two', '#name=Zo%C3'],
  ['text that turns around', '#name=Ann%E2%80%AE'],
  ['a date that is none', '#date=1990-02-30'],
  ['a key twice', '#name=Ann&name=Ben'],
  ['an unknown key', '#name=Ann&x=1'],
  ['what belongs at the end', '#name=Ann&view=destiny&and&name=Ben'],
  ['a letter that the name does not have', '#name=Ann&letters=%C5%82'],
  ['what is no letter', '#name=Ann&letters=zz'],
  ['a letter cut in two', '#name=Zo%C3%AB&letters=%C3%AB.%C5'],
  ['too long a name', `#name=${'a'.repeat(201)}`],
  ['a name that is too long once it is composed', `#name=${'%E0%A5%98'.repeat(101)}`],
  ['more than the library reads', `#name=${'a'.repeat(10_001)}`],
  ['too many people', `#${Array(3000).fill('name=A').join('&and&')}`],
])('a fragment with %s is not ours', (_, fragment) => {
  expect(readEntry(fragment)).toBeUndefined();
});

test('a link of which the end is cut off may be another link, and never throws', () => {
  const link = '#name=Zo%C3%AB+%C5%81ynn&date=1990-01-09&letters=%C3%AB.%C5%82&ys=0&view=destiny';
  for (const end of [...link].keys()) readEntry(link.slice(0, end), 'any');
});

test('what does not fit is left out, the person stays', () => {
  const year = { view: /^\d{4}$/ };
  expect(readEntry('#date=1990-01-09&view=0x7d0', year)).toEqual({
    people: [{ name: '', date }],
    extra: {},
  });
  expect(readEntry('#date=1990-01-09&view=destiny')?.extra).toEqual({});
});

test('no link is made for a person whom it cannot hold', () => {
  expect(writeEntry({ people: [ann, { name: 'a'.repeat(201) }], extra: {} })).toBeUndefined();
  expect(writeEntry({ people: [{ name: '' }], extra: {} })).toBeUndefined();
});

test.each([
  ['three bytes for each character', '李'.repeat(200)],
  [
    'a choice for each letter',
    String.fromCodePoint(...Array.from({ length: 128 }, (_, n) => 0x1e01 + 2 * n)),
  ],
  ['a choice for each Y', 'y'.repeat(200)],
])('a link holds four of the longest names, with %s', (_, name) => {
  const spelled = [...new Set(spellingsIn(name).map(({ character }) => letterKey(character)))];
  const vowelYs = name.startsWith('y') ? [...name].keys().toArray() : [];
  const person = { name, date, letters: { ...NO_CHOICES, spelled, vowelYs } };
  const entry: Entry = { people: [person, person, person, person], extra: { view: 'soul-urge' } };
  expect(readEntry(writeEntry(entry) ?? '')?.people).toHaveLength(4);
});

test('a link restores everybody whom a form accepts', () => {
  const anyPerson = fc
    .oneof(anyName, fc.stringMatching(/^[Yyéłß ]+$/))
    .map((name) => normalizeName(cleanName(name)))
    .filter((name) => !isTooLong(name))
    .chain((name) => {
      const letters = spellingsIn(name).map(({ character }) => letterKey(character));
      return fc.record({
        name: fc.constant(name),
        date: anyDate,
        letters: fc.subarray([...new Set(letters)]).map((spelled) => ({ ...NO_CHOICES, spelled })),
      });
    });
  fc.assert(
    fc.property(anyPerson, fc.array(anyPerson, { maxLength: 3 }), (first, others) => {
      const people = [first, ...others] as const;
      const fragment = writeEntry({ people, extra: {} });
      const names = readEntry(fragment ?? '')?.people.map(({ name }) => name);
      expect(names).toEqual(people.map(({ name }) => name));
      expect(writeEntry(readEntry(fragment ?? '') as Entry)).toBe(fragment);
    }),
  );
});
