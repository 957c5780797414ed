import { expect, test } from 'vitest';
import { contractions, openingOf, sentencesOf, spreadOfLengths } from './voice';

test.each([
  ['It isn’t far, and you’ll like it.', 2, 2],
  ['It does not hurt, and you will like it.', 0, 2],
  ['They’ve eaten. You cannot tell.', 1, 2],
  ['That’s the dog’s bowl.', 1, 1],
])('counts the contractions of “%s”', (text, made, possible) => {
  expect(contractions(text)).toEqual({ made, possible });
});

test('a sentence ends at a mark before a capital letter or a figure', () => {
  expect(sentencesOf('He said “Done.” Then he left. 4 stayed! At 11.12?')).toEqual([
    'He said “Done.”',
    'Then he left.',
    '4 stayed!',
    'At 11.12?',
  ]);
});

test('the spread of sentences that are all alike is 0, of 2 and 6 words it is 2', () => {
  expect(spreadOfLengths(['One two. Three four.'])).toBe(0);
  expect(spreadOfLengths(['One two.', 'One two three four five six.'])).toBe(2);
});

test('an opening is the first word, and “your” opens as “you” does', () => {
  expect(openingOf('“Have you eaten?”')).toBe('have');
  expect(openingOf('Your hands know.')).toBe('you');
});
