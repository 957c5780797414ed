import { expect, test } from 'vitest';
import { homeNumbers } from '../numbers/home-numbers';
import { portraitPairs } from '../readings/portrait/pairs';
import { besideOf, portraitOf } from './portrait';

const numbers = homeNumbers('Grace Hopper', { year: 1906, month: 12, day: 9 });

test('a portrait begins with the pull of its pair and ends with the turn', () => {
  // Life Path 1, Destiny 4, Soul Urge 8: 1 and 4 are furthest apart in temper.
  const pair = portraitPairs['1-4'];
  const portrait = portraitOf(numbers);
  expect([portrait[0], portrait.at(-1)]).toEqual([pair?.pull, pair?.turn]);
  expect(portraitOf(homeNumbers('李', undefined))).toEqual([]);
});

test('a number that is there more than twice is counted as the nine tabs show it', () => {
  // Life Path 31, a 4; Destiny and Expression 67, 13, a 4.
  const [pull] = portraitOf(homeNumbers('Grace Hopper', { year: 1907, month: 12, day: 29 }));
  expect(pull).toContain('being a 4 three times.');
});

test('a number beside another has the passage of the two, and one told elsewhere says where', () => {
  const pair = portraitPairs['1-7'];
  expect(besideOf(numbers, 'lifePathNumber')).toEqual({
    other: 'nameNumber',
    paragraphs: [pair?.pull, pair?.turn],
    toldIn: undefined,
  });
  expect(besideOf(numbers, 'hiddenPassionNumber')).toEqual({
    other: 'nameNumber',
    paragraphs: [],
    toldIn: 'nameNumber',
  });
});

test('beside the Soul Urge it has what is private', () => {
  const beside = besideOf(numbers, 'soulUrgeNumber');
  expect(beside?.other).toBe('nameNumber');
  expect(beside?.paragraphs[0]).toBe(portraitPairs['7-8']?.inPrivate?.[8]);
});
