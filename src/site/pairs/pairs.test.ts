import { expect, test } from 'vitest';
import { allPairs } from './pairs';

const keysOf = (meeting: string) =>
  allPairs.filter((pair) => pair.meeting === meeting).map(({ key }) => key);

// Read from the table by hand.
test('the friends come in the order of their scores', () => {
  expect(keysOf('friends')).toEqual([
    ...['9-33', '6-33', '3-33'], // 82, 81 and 80, each with 5 for the master number
    '8-22', // 79, and 5
    ...['2-22', '5-11'], // 78, and 5; the lower numbers first
    ...['3-9', '4-22'], // 82, without a master number and with one
    ...['3-6', '6-22'], // 81, and 75 and 5
    ...['2-8', '7-11', '11-33'], // 79, 74 and 5, 69 and 10
    ...['1-5', '5-33'], // 78, and 73 and 5
    '2-4', // 77
    ...['4-8', '6-9'], // 76
    '2-6', // 75
    ...['1-7', '1-33', '3-11'], // 74, and twice 69 and 5
    '3-5', // 73
    ...['5-7', '22-33'], // 72, and 62 and 10
    '9-22', // 66, and 5
  ]);
});
