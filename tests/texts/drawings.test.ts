import { expect, test } from 'vitest';
import { exampleValues } from '../../src/art/example-values';
import * as english from '../../src/texts/en/art';
import * as spanish from '../../src/texts/es/art';

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
