import { expect, test } from 'vitest';
import { allPairs, pairOf } from './pairs';

const keysOf = (meeting: string) =>
  allPairs.filter((pair) => pair.meeting === meeting).map(({ key }) => key);

test('there are 78 pairs, each with its own text', () => {
  expect(allPairs).toHaveLength(78);
  expect(new Set(allPairs.map(({ key }) => key)).size).toBe(78);
  for (const { first, second, text } of allPairs) expect(text).toContain(`${first} and ${second} `);
});

// Read from the table by hand.
test('the friends come in the order of their scores', () => {
  expect(keysOf('friends')).toEqual([
    '3-9', // 82
    '3-6', // 81
    '2-8', // 79
    '1-5', // 78
    '2-4', // 77
    '4-8', // 76, with lower numbers than the next
    '6-9', // 76
    '2-6', // 75
    '1-7', // 74
    '3-5', // 73
    '5-7', // 72
  ]);
});

test('each pair meets in one way', () => {
  // 9 of one number, 33 with a master number, and 36 of two digits.
  expect(keysOf('same')).toHaveLength(9);
  expect(keysOf('masters')).toHaveLength(33);
  expect(keysOf('neutral').length + keysOf('opposite').length).toBe(36 - 11);
});

test('a pair is the same in either order', () => {
  expect(pairOf(11, 5)).toEqual(pairOf(5, 11));
  expect(pairOf(11, 5)).toMatchObject({ key: '5-11', score: 38, meeting: 'masters' }); // 2 and 5
});
