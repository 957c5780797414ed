import { expect, test } from 'vitest';
import { parseLifePath, parseWinningNumbers } from './lottery-input';

test('a Life Path is a whole number from 1 to 33', () => {
  const texts = ['1', '33', '07', ' 11\t', '00000000000000000000022'];
  expect(texts.map(parseLifePath)).toEqual([1, 33, 7, 11, 22]);
});

test.each([
  ...['', ' ', '0', '34', '-1', '+1', '3.5', '7.0', '1e1', '0x10', '1 1', '12abc', 'seven'],
  ...['٣', '３', '²', '9'.repeat(400)],
])('%j is no Life Path', (text) => {
  expect(parseLifePath(text)).toBeUndefined();
});

test.each<[string, readonly number[] | undefined]>([
  ['1,2,3,4,5,6', [1, 2, 3, 4, 5, 6]],
  [' 49 ,\t1, 07,10, 20 ,30,', [49, 1, 7, 10, 20, 30]], // in the order typed
  ['3, x, 07, 50, 7, 21, 33, 49, 1', [3, 7, 7, 21, 33, 49]], // dropped, twice, and one too many
  ['7.5, 12abc, 0x10, 1e1, , 0, -1, 1, 2, 3, 4, 5, 6', [1, 2, 3, 4, 5, 6]],
  ...['', ',,,,,,', '1,2,3,4,5', '1 2 3 4 5 6', '1;2;3;4;5;6', '1,2,3,4,5,50', '1,2,3,4,5,0'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('%j has the winning numbers %j', (text, numbers) => {
  expect(parseWinningNumbers(text)).toEqual(numbers);
});
