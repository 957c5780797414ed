import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { readBattle, writeBattle } from './battle-link';

const choices = undefined;

test.each([
  [{ first: 'Grace', second: 'Ann', choices }, '#first=Grace&second=Ann'],
  [{ first: 'A & B', second: '100% #1', choices }, '#first=A+%26+B&second=100%25+%231'],
  [
    { first: 'Łukasz', second: 'Zoë', choices: { ...NO_CHOICES, spelled: ['ë', 'ł'] } },
    '#first=%C5%81ukasz&second=Zo%C3%AB&letters=%C3%AB.%C5%82',
  ],
] as const)('the link of %o is %s and restores it', (entry, fragment) => {
  expect(writeBattle(entry)).toBe(fragment);
  expect(readBattle(fragment)).toEqual(entry);
});

test('names are trimmed and normalized', () => {
  expect(readBattle('#first=+Jose%CC%81%20&second=Ann+')).toEqual({
    first: 'Jos\u00e9',
    second: 'Ann',
    choices,
  });
});

test.each(['<b>Ann</b>', 'a'.repeat(51), ' '])('no link has the name %j', (name) => {
  expect(writeBattle({ first: name, second: 'Ann', choices })).toBeUndefined();
  expect(writeBattle({ first: 'Ann', second: name, choices })).toBeUndefined();
});

test.each([
  ['of a calculator', '#name=Ann&date=1990-05-15'],
  ['with one name', '#first=Ann'],
  ['with a letter that is in neither name', '#first=Ann&second=Bo&letters=%C5%82'],
])('a fragment %s is ignored', (_, fragment) => {
  expect(readBattle(fragment)).toBeUndefined();
});
