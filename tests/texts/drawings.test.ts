import { assignLetters } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import * as english from '../../src/texts/en/art';
import * as spanish from '../../src/texts/es/art';

const valuesIn = (name: string) => assignLetters(name).letters.map(({ value }) => value);

test.each([english, spanish])('$people: the names in drawings fit what is drawn', (example) => {
  const [first] = example.people;
  const letters = Array.from(first.replace(' ', ''));
  const others = Array.from(example.otherName.replace(' ', ''));
  expect([letters.length, others.length, example.sign.length]).toEqual([7, 7, 5]);
  // A caption says that the filled points are the letters that changed, and a point is filled by its value.
  const otherValues = valuesIn(example.otherName);
  expect(letters.map((letter, index) => letter !== others[index])).toEqual(
    valuesIn(first).map((value, index) => value !== otherValues[index]),
  );
});
