import { describe, expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { readBattle, writeBattle } from './battle-link';

const choices = undefined;

describe('the link of a battle', () => {
  test.each([
    [{ first: 'Grace', second: 'Ann', choices }, '#first=Grace&second=Ann'],
    [{ first: 'Ann', second: 'Ann', choices }, '#first=Ann&second=Ann'],
    [{ first: 'A & B', second: '100% #1', choices }, '#first=A+%26+B&second=100%25+%231'],
    [
      { first: 'Łukasz', second: 'Zoë', choices: { ...NO_CHOICES, spelled: ['ë', 'ł'] } },
      '#first=%C5%81ukasz&second=Zo%C3%AB&letters=%C3%AB.%C5%82',
    ],
    [
      { first: 'Łukasz', second: 'Ann', choices: { ...NO_CHOICES, letters: 'spelled' } },
      '#first=%C5%81ukasz&second=Ann&letters=spelled',
    ],
    [
      { first: 'Łukasz', second: 'Ann', choices: NO_CHOICES },
      '#first=%C5%81ukasz&second=Ann&letters=a-z',
    ],
  ] as const)('of %o is %s and restores it', (entry, fragment) => {
    expect(writeBattle(entry)).toBe(fragment);
    expect(readBattle(fragment)).toEqual(entry);
  });

  test.each([
    ['of markup', '<b>Ann</b>'],
    ['of a name of 51 characters', 'a'.repeat(51)],
    ['of a blank name', ' '],
  ])('%s is not made', (_, first) => {
    expect(writeBattle({ first, second: 'Ann', choices })).toBeUndefined();
    expect(writeBattle({ first: 'Ann', second: first, choices })).toBeUndefined();
  });
});

describe('an invalid fragment is ignored', () => {
  test.each([
    ['of a calculator', '#name=Ann&date=1990-05-15'],
    ['with one name', '#first=Ann'],
    ['with a blank name', '#first=Ann&second=+'],
    ['with a name twice', '#first=Ann&first=Eve&second=Bo'],
    ['with an unknown part', '#first=Ann&second=Bo&x=1'],
    ['with markup', '#first=Ann&second=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E'],
    ['with a control character', '#first=A%00nn&second=Bo'],
    ['with bytes that are no text', '#first=%E0%A4&second=Bo'],
    ['with a letter that is in neither name', '#first=Ann&second=Bo&letters=%C5%82'],
    ['with a letter twice', '#first=%C5%81u&second=Bo&letters=%C5%82.%C5%82'],
    ['with a name that is too long', `#first=${'a'.repeat(51)}&second=Bo`],
    ['that is too long', `#first=Ann&second=Bo&letters=${'a'.repeat(2000)}`],
  ])('%s', (_, fragment) => {
    expect(readBattle(fragment)).toBeUndefined();
  });
});
