import { expect, test } from 'vitest';
import { bannedPhrases, longSentences, repeatedSentences, sharedRuns } from './editorial';

const SENTENCE = 'You read the appendix before anybody else has found the index.';

test('a repeated sentence of seven words is found, ignoring case', () => {
  const passages = [
    { where: 'a', text: `Short one. ${SENTENCE}` },
    { where: 'b', text: SENTENCE.toUpperCase() },
  ];
  expect(repeatedSentences(passages)).toHaveLength(1);
  expect(repeatedSentences(passages.slice(0, 1))).toEqual([]);
  expect(longSentences('Only six words stand in here.')).toEqual([]);
});

test('shared runs of eight words are counted', () => {
  const shared = 'one two three four five six seven eight';
  expect(
    sharedRuns([
      { where: 'a', text: shared },
      { where: 'b', text: shared },
    ]),
  ).toBe(1);
  expect(
    sharedRuns([
      { where: 'a', text: shared },
      { where: 'b', text: 'nine ten' },
    ]),
  ).toBe(0);
});

test.each([
  'Embrace your path.',
  'As a 7, you think.',
  'It is not just work but play.',
  'A pause — like this.',
  'Trust your inner voice.',
])('%s is rejected', (text) => {
  expect(bannedPhrases(text).length).toBeGreaterThan(0);
});

test('ordinary prose is accepted', () => {
  expect(bannedPhrases(SENTENCE)).toEqual([]);
});
