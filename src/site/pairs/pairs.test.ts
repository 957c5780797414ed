import { expect, test } from 'vitest';
import { allPairs } from './pairs';

// Read from the table by hand.
test('of two friends the higher score comes first, and of equals the lower numbers', () => {
  const friends = allPairs.filter(({ meeting }) => meeting === 'friends');
  expect(friends.slice(0, 8).map(({ key }) => key)).toEqual([
    ...['9-33', '6-33', '3-33'], // 82, 81 and 80, each with 5 for the master number
    '8-22', // 79, and 5
    ...['2-22', '5-11'], // 78, and 5; the lower numbers first
    ...['3-9', '4-22'], // 82, without a master number and with one
  ]);
});
