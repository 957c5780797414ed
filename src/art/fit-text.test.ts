import { expect, test } from 'vitest';
import { fitText } from './fit-text';

/** A font whose letters are all half as wide as they are high. */
const measure = (text: string) => [...text].length / 2;

const space = { width: 200, height: 100, largest: 40, leading: 1 };

const LONG = 'aaaa bbbb cccc dddd eeee ffff g';
const word = 'a'.repeat(40);

test.each([
  // Ten letters of 20 pixels.
  ['a short text has the largest size', 'Life Path1', 40, ['Life Path1']],
  // Three lines fit a height of 100 at a third of it; two lines of 15 letters would fit at 26 only.
  [
    'a longer one is smaller, in even lines',
    LONG,
    100 / 3,
    ['aaaa bbbb', 'cccc dddd', 'eeee ffff g'],
  ],
  ['a long word is never cut', `Ann ${word}`, 10, ['Ann', word]],
])('%s', (_, text, size, lines) => {
  expect(fitText(text, space, measure)).toEqual({ size, lines });
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
