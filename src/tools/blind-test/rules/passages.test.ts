import { expect, test } from 'vitest';
import type { TableId } from '../../../result/reading/number-kinds';
import { passages, says, scrub, titleOf } from './passages';

test.each([
  ['A 5 tends to leave.', 'Somebody like you tends to leave.'],
  ['Friends of an 8 need a date.', 'Friends of somebody like you need a date.'],
  ['A small 2 can tell.', 'Somebody small like you can tell.'],
  ['Two friends call at once.', 'Two friends call at once.'],
])('what gives a number away is taken out: %s', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

test.each([
  'Old books call 11 the number of light.',
  'You have always been a free spirit.', // a title, in any case
  'Your Life Path begins here.',
  'Numerologists would smile; numerology is patient.',
  'It takes a master number to do that.',
])('a passage is not used if something telling would be left: %s', (text) => {
  expect(scrub(text)).toBeUndefined();
});

test.each([
  ['When two friends stop speaking', 2, true],
  ['Both of them call you', 2, true],
  ['When two friends stop speaking', 22, false],
  ['At twenty-two it was often right', 22, true],
  ['The often-used phone', 1, false],
  ['First it’s the low board', 1, true],
] as const)('“%s” says %i: %s', (text, number, isSaid) => {
  expect(says(text, number)).toBe(isSaid);
});

test('no passage that is used says its number, a title or the name of a number', () => {
  const titles = passages.map((passage) => titleOf(passage).toLowerCase());
  const telling = passages.filter(({ text }) => {
    const lower = text.toLowerCase();
    return (
      /\d/.test(text) ||
      /numerolog|master number|life path|soul urge|hidden passion|name number/.test(lower) ||
      titles.some((title) => lower.includes(title))
    );
  });
  expect(telling).toEqual([]);
});

test('the insights of the Name Number, which are about the number, are no passages', () => {
  const fields = (table: TableId) =>
    new Set(passages.filter((passage) => passage.table === table).map(({ field }) => field));
  expect([...fields('name-number')]).toEqual(['strengths', 'challenges']);
  expect(fields('attitude').size).toBe(5);
});
