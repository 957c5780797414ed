import { expect, test } from 'vitest';
import { fitText } from './fit-text';

/** A font whose letters are all half as wide as they are high. */
const measure = (text: string) => [...text].length / 2;

const space = { width: 200, height: 100, largest: 40, leading: 1 };

test('a short text has the largest size', () => {
  // Ten letters of 20 pixels.
  expect(fitText('Life Path1', space, measure)).toEqual({ size: 40, lines: ['Life Path1'] });
});

test('a longer text is smaller, in lines of about equal length', () => {
  // Three lines fit a height of 100 at 33; two lines of 15 letters would fit at 26 only.
  expect(fitText('aaaa bbbb cccc dddd eeee ffff g', space, measure)).toEqual({
    size: 33,
    lines: ['aaaa bbbb', 'cccc dddd', 'eeee ffff g'],
  });
});

test('a long word is never cut', () => {
  const word = 'a'.repeat(40);
  expect(fitText(`Ann ${word}`, space, measure)).toEqual({ size: 10, lines: ['Ann', word] });
});

test('a number stays with the word before it', () => {
  const { lines } = fitText('It is about Maturity 8. Yes it is.', space, measure);
  expect(lines).toContainEqual(expect.stringContaining('Maturity 8.'));
});

test('a line may end after each Chinese character', () => {
  const { size, lines } = fitText('王'.repeat(30), space, measure);
  expect(size).toBeGreaterThan(20);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('王'.repeat(30));
});

test('nothing has no lines', () => {
  expect(fitText('', space, measure).lines).toEqual([]);
});
