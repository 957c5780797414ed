import { expect, test } from 'vitest';
import { rankOf, rareWords } from './word-frequency';

test('a common word ranks before a rare one, and an unknown word last', () => {
  expect(rankOf('you')).toBe(1);
  expect(rankOf('decisive')).toBeLessThan(26_000);
  expect(rankOf('prescient')).toBeGreaterThan(26_000);
  expect(rankOf('qwxz')).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['parties', 'party'],
  ['Kisses', 'kiss'],
  ['planned', 'plan'],
  ['loved', 'love'],
  ['worried', 'worry'],
  ['running', 'run'],
  ['making', 'make'],
  ['gently', 'gentle'],
  ['happily', 'happy'],
  ['builders', 'build'],
  ['nicer', 'nice'],
  ['biggest', 'big'],
  ['easiest', 'easy'],
])('%s counts with %s', (form, stem) => {
  expect(rankOf(form)).toBeLessThanOrEqual(rankOf(stem));
});

test('the rare words of a text are found, across apostrophes, hyphens and figures', () => {
  expect(
    rareWords('7 doesn’t like what you’ve done to the reader’s well-kept penumbra', 12_000),
  ).toEqual(['penumbra']);
  expect(rareWords('Penumbra', 12_000, new Set(['penumbra']))).toEqual([]);
});
