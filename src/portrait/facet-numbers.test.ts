import { expect, test } from 'vitest';
import { homeNumbers } from '../numbers/home-numbers';
import { facetNumbers } from './facet-numbers';

const date = { year: 1906, month: 12, day: 9 };

test('a name and a date give seven numbers', () => {
  // Worked out by hand in the library's examples.
  expect(facetNumbers(homeNumbers('Grace Hopper', date))).toEqual({
    lifePath: 1,
    destiny: 4,
    soulUrge: 8,
    personality: 5,
    attitude: 3,
    hiddenPassion: 7,
    maturity: 5,
  });
});

test('without a date, those of the name', () => {
  const facets = Object.keys(facetNumbers(homeNumbers('Grace Hopper', undefined)));
  expect(facets.sort()).toEqual(['destiny', 'hiddenPassion', 'personality', 'soulUrge']);
});

test('without letters, those of the date, and none by default', () => {
  expect(facetNumbers(homeNumbers('李', date))).toEqual({ lifePath: 1, attitude: 3 });
});

test('without vowels, no Soul Urge', () => {
  expect(facetNumbers(homeNumbers('Ng', date))).not.toHaveProperty('soulUrge');
});
