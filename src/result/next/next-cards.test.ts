import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { type NextPage, nextCards, nextPages } from './next-cards';

const TODAY = { year: 2026, month: 11, day: 17 };
const grace = {
  name: 'Grace Hopper',
  date: { year: 1906, month: 12, day: 9 },
  letters: NO_CHOICES,
};
const after = (page: Parameters<typeof nextCards>[0], person = grace, seen: NextPage[] = []) =>
  nextCards(page, { ...person, today: TODAY }, (other) => seen.includes(other));

test('each card has the number of the visitor on its page', () => {
  // Life Path: 1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28, 10, 1. Year: 12 + 9 + 2026 = 2047, 13, 4.
  expect(after('home').map(({ page, number }) => [page, number])).toEqual([
    ['profile', 1],
    ['personal-year', 4],
    ['together', 1],
  ]);
});

test('pages that were seen come last', () => {
  const cards = after('home', grace, ['profile', 'together']);
  expect(cards.map(({ page }) => page)).toEqual(['personal-year', 'today', 'career-number']);
});

test.each([
  ['a name alone', { ...grace, date: undefined }],
  ['a date alone', { ...grace, name: '' }],
  ['a name without letters', { ...grace, name: '李' }],
])('there are three cards for %s, each with a number', (_, person) => {
  for (const page of nextPages) {
    const cards = nextCards(page, { ...person, today: TODAY }, () => false);
    expect(cards).toHaveLength(3);
    for (const { number, sentence } of cards) {
      expect(number).toBeGreaterThan(0);
      expect(sentence).toMatch(/\d/);
    }
  }
});
