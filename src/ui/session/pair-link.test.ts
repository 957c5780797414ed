import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { readPeople, writePeople } from './pair-link';

const ann = { name: 'Ann & Co', date: { year: 1990, month: 1, day: 9 }, choices: undefined };
const ben = {
  name: 'Łukasz',
  date: { year: 1988, month: 3, day: 22 },
  choices: { ...NO_CHOICES, spelled: ['ł'] },
};
const HALF = '#name=Ann+%26+Co&date=1990-01-09';

test.each([
  ['an invitation holds the first person only', [ann], HALF],
  [
    'a link holds both, with the letters that were chosen',
    [ann, ben],
    `${HALF}&and&name=%C5%81ukasz&date=1988-03-22&letters=%C5%82`,
  ],
] as const)('%s', (_, people, fragment) => {
  expect(writePeople(people)).toBe(fragment);
  expect(readPeople(fragment)).toEqual(people);
});

test('no link is made for a name that it cannot hold', () => {
  expect(writePeople([ann, { ...ben, name: '<b>' }])).toBeUndefined();
});

test.each([
  ['of a name alone', '#name=Ann'],
  ['of a date alone', '#date=1990-01-09'],
  ['of a calculator’s tab', `${HALF}&view=destiny`],
  ['with half a second person', `${HALF}&and&name=Ben`],
  ['with an empty second person', `${HALF}&and&`],
  ['with three people', `${HALF}&and&name=Ben&date=1988-03-22&and&name=Cy&date=1988-03-22`],
  ['too long', `${HALF}&and&name=${'a'.repeat(2000)}&date=1988-03-22`],
])('a fragment %s is ignored', (_, fragment) => {
  expect(readPeople(fragment)).toBeUndefined();
});
