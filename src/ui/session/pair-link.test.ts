import { describe, expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { readPeople, writePeople } from './pair-link';

const ann = { name: 'Ann & Co', date: { year: 1990, month: 1, day: 9 }, choices: undefined };
const ben = {
  name: 'Łukasz',
  date: { year: 1988, month: 3, day: 22 },
  choices: { ...NO_CHOICES, spelled: ['ł'] },
};
const HALF = '#name=Ann+%26+Co&date=1990-01-09';

test('an invitation holds the first person only', () => {
  expect(writePeople([ann])).toBe(HALF);
  expect(readPeople(HALF)).toEqual([ann]);
});

test('a link holds both, with the letters that were chosen', () => {
  const both = `${HALF}&and&name=%C5%81ukasz&date=1988-03-22&letters=%C5%82`;
  expect(writePeople([ann, ben])).toBe(both);
  expect(readPeople(both)).toEqual([ann, ben]);
});

test('is not made for a name that no link can hold', () => {
  expect(writePeople([ann, { ...ben, name: '<b>' }])).toBeUndefined();
});

describe('an invalid fragment is ignored', () => {
  test.each([
    ['of a name alone', '#name=Ann'],
    ['of a date alone', '#date=1990-01-09'],
    ['of a calculator’s tab', `${HALF}&view=destiny`],
    ['with half a second person', `${HALF}&and&name=Ben`],
    ['with an empty second person', `${HALF}&and&`],
    ['with three people', `${HALF}&and&name=Ben&date=1988-03-22&and&name=Cy&date=1988-03-22`],
    ['too long', `${HALF}&and&name=${'a'.repeat(2000)}&date=1988-03-22`],
  ])('%s', (_, fragment) => {
    expect(readPeople(fragment)).toBeUndefined();
  });
});
