import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResults } from './read-results';
import { recordAt } from './testing/fake-records';

const good = recordAt(1);

describe('readResults', () => {
  test.each([null, '', '[]'])('reads %j as empty and undamaged', (text) => {
    expect(readResults(text)).toEqual({ text, records: [], isDamaged: false });
  });

  test.each([
    ['half a list', JSON.stringify([good]).slice(0, -9)],
    ['no JSON', 'Ada: 3'],
    ['null', 'null'],
    ['a number', '12'],
    ['an object', JSON.stringify({ version: 2, results: [good] })],
    ['a record without its list', JSON.stringify(good)],
  ])('ignores %s and reports damage', (_, text) => {
    expect(readResults(text)).toEqual({ text, records: [], isDamaged: true });
  });

  test.each([
    ['an id of milliseconds alone, as older versions wrote it', { id: '1763208060000' }],
    ['a winning number twice', { winningNumbers: [6, 6, 5, 40, 41, 42] }],
    ['the lowest values', { matches: 0, lifePathNumber: 1 }],
    ['the highest values', { matches: 6, lifePathNumber: 33, userNumbers: [1, 2, 3, 4, 5, 49] }],
    ['a date with an offset', { date: '2026-11-15T12:00:00+05:30' }],
  ])('accepts a record with %s', (_, fields) => {
    const record = { ...good, ...fields };
    expect(readResults(JSON.stringify([record])).records).toEqual([record]);
  });

  test.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['a number for an id', { id: 1763208060000 }],
    ['no date', { date: undefined }],
    ['an invalid date', { date: 'yesterday' }],
    ['a date in milliseconds', { date: 1763208060000 }],
    ['five numbers', { userNumbers: [1, 2, 3, 4, 5] }],
    ['seven winning numbers', { winningNumbers: [1, 2, 3, 4, 5, 6, 7] }],
    ['a number 0', { userNumbers: [0, 2, 3, 4, 5, 6] }],
    ['a number 50', { winningNumbers: [1, 2, 3, 4, 5, 50] }],
    ['half a number', { userNumbers: [1.5, 2, 3, 4, 5, 6] }],
    ['numbers as text', { userNumbers: ['1', '2', '3', '4', '5', '6'] }],
    ['winning numbers as one text', { winningNumbers: '1,2,3,4,5,6' }],
    ['matches below 0', { matches: -1 }],
    ['seven matches', { matches: 7 }],
    ['matches that are not a number', { matches: null }],
    ['Life Path 0', { lifePathNumber: 0 }],
    ['Life Path 34', { lifePathNumber: 34 }],
    ['a blank name', { userName: ' \t' }],
    ['no name', { userName: undefined }],
  ])('skips a record with %s, and keeps the others', (_, fields) => {
    const text = JSON.stringify([recordAt(2), { ...good, ...fields }, recordAt(0)]);
    expect(readResults(text)).toEqual({
      text,
      records: [recordAt(2), recordAt(0)],
      isDamaged: true,
    });
  });

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readResults(text).text).toBe(text);
      }),
    );
  });
});
