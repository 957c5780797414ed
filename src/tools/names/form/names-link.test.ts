import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { readNames, writeNames } from './names-link';

const named = (...names: string[]) => names.map((name) => ({ name, choices: undefined }));

const zoe = { name: 'Zoë', choices: { ...NO_CHOICES, letters: 'spelled' as const } };
const one = { name: 'Zoë', choices: { ...NO_CHOICES, spelled: ['ë'] } };

test.each([
  [{ names: named('Kate', 'Cate'), date: undefined }, '#name=Kate&and&name=Cate'],
  [
    { names: named('A & B', 'C', 'D', 'E'), date: { year: 1990, month: 5, day: 15 } },
    '#name=A+%26+B&date=1990-05-15&and&name=C&and&name=D&and&name=E',
  ],
  [
    { names: [zoe, one], date: undefined },
    '#name=Zo%C3%AB&letters=spelled&and&name=Zo%C3%AB&letters=%C3%AB',
  ],
])('the link of %o is %s and restores it', (entry, fragment) => {
  expect(writeNames(entry)).toBe(fragment);
  expect(readNames(fragment)).toEqual(entry);
});

test.each([
  ['one name', '#name=Kate'],
  ['five names', '#name=A&and&name=B&and&name=C&and&name=D&and&name=E'],
  ['an empty name', '#name=Kate&and&'],
  ['a date with the second name', '#name=Kate&and&name=Cate&date=1990-05-15'],
  ['a date alone', '#date=1990-05-15&and&name=Cate'],
  ['the tab of a calculator', '#name=Kate&and&name=Cate&view=destiny'],
  ['too many characters', `#name=${'a'.repeat(1500)}&and&name=${'b'.repeat(600)}`],
])('a fragment with %s is ignored', (_, fragment) => {
  expect(readNames(fragment)).toBeUndefined();
});
