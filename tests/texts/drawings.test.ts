import { firstName, reduceNumber } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { exampleValues } from '../../src/art/example-values';
import * as english from '../../src/texts/en/art';
import * as englishPictures from '../../src/texts/en/art/pictures';
import * as englishCards from '../../src/texts/en/art/share-cards';
import * as spanish from '../../src/texts/es/art';
import * as spanishPictures from '../../src/texts/es/art/pictures';
import * as spanishCards from '../../src/texts/es/art/share-cards';

test.each([english, spanish])('$people: the names in drawings fit what is drawn', (example) => {
  const [first] = example.people;
  const letters = Array.from(first.replace(' ', ''));
  const others = Array.from(example.otherName.replace(' ', ''));
  expect([letters.length, others.length, example.sign.length]).toEqual([7, 7, 5]);
  // A caption says that the filled points are the letters that changed, and a point is filled by its value.
  const otherValues = exampleValues(example.otherName);
  expect(letters.map((letter, index) => letter !== others[index])).toEqual(
    exampleValues(first).map((value, index) => value !== otherValues[index]),
  );
});

const sumOf = (name: string) => exampleValues(name).reduce((total, value) => total + value, 0);

// Anna is 1 + 5 + 5 + 1 and Sara 1 + 1 + 9 + 1, and a worksheet has room for two sums.
test.each([english, spanish])('$addedName takes two sums by hand', ({ addedName }) => {
  expect([sumOf(addedName), reduceNumber(12).value]).toEqual([12, 3]);
});

// Kate 2 1 2 5 is 10, and Cate 3 1 2 5 is 11; Carla 3 1 9 3 1 is 17, and Karla 2 1 9 3 1 is 16.
test.each([
  [englishCards, [1, 11]],
  [spanishCards, [8, 7]],
])('$soundAlike are told of as they are drawn', ({ soundAlike, drawings }, numbers) => {
  expect(soundAlike.map((name) => firstName(name).value)).toEqual(numbers);
  for (const shown of [...soundAlike, ...numbers])
    expect(drawings.comparedNames).toContain(`${shown}`);
});

// M4 A1 U3 D4 P7 E5 R9 R9 Y7, and I9 N5 E5 S1 P7 E5 N5 A1; E5 R9 I9 and C3, K2, or R9 Y7 in place of I9;
// X6, J1 or G7 and I9 M4 E5 N5 A1; the sentences are in the articles, with their sums.
test.each([
  [englishPictures, 49, [26, 25, 23], 66],
  [spanishPictures, 38, [30, 25, 31], 48],
])(
  'the pictures of articles add up what the articles say',
  (pictures, name, spellings, sentence) => {
    expect(sumOf(pictures.addedName)).toBe(name);
    expect(pictures.spellings.map(sumOf)).toEqual(spellings);
    expect(sumOf(pictures.addedSentence)).toBe(sentence);
  },
);
