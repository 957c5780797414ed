import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z, anyDate, anyName } from '../../testing/arbitraries.ts';
import * as naive from '../../testing/oracles.ts';
import * as library from '../index.ts';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const VOWELS = /[aeiouAEIOU]/;
const CONSONANTS = /[^aeiouAEIOU]/;
const chaldean = { alphabet: library.CHALDEAN };

// What each is for the people worked out by hand is in profile.test.ts.
it('every number agrees with naive sums over any text, and any date', () => {
  fc.assert(
    fc.property(anyName, anyDate, (name, date) => {
      const reduced = (pattern?: RegExp) =>
        naive.naiveReduce(naive.naiveSum(naive.naiveValues(name, pattern)));
      const values = naive.naiveValues(name);
      const firstWord = name.split(/\s/u).find((word) => naive.naiveValues(word).length > 0) ?? '';
      const [letters, digits] = [naive.naiveSum(values), naive.naiveDigitSum(date)];
      const [ofName, ofDate] = [reduced(), naive.naiveReduce(digits)];
      const countOf = (value: number) => values.filter((other) => other === value).length;
      // The sort is stable: the lowest of equals stays first.
      const [most = 1] = NINE.toSorted((a, b) => countOf(b) - countOf(a));
      const numbers = library.profile(name, date, A_Z);
      const rootOf = (pattern?: RegExp) => naive.digitalRoot(reduced(pattern));
      const [soul, outer] = [rootOf(VOWELS), rootOf(CONSONANTS)];
      expect({
        ...library.valuesOf(numbers),
        business: library.business(name, A_Z).value,
        chaldean: library.destiny(name, chaldean).value,
      }).toMatchObject({
        destiny: ofName,
        expression: ofName,
        soulUrge: reduced(VOWELS),
        personality: reduced(CONSONANTS),
        firstName: naive.naiveReduce(naive.naiveSum(naive.naiveValues(firstWord))),
        business: naive.digitalRoot(letters),
        hiddenPassion: countOf(most) > 0 ? most : undefined,
        karmicLessons: NINE.filter((value) => countOf(value) === 0),
        subconsciousSelf: new Set(values).size,
        maturity: naive.naiveReduce(ofDate + ofName),
        // Reducing and folding both keep the remainder on division by 9.
        career: naive.digitalRoot(letters + digits),
        karmic: Math.abs(ofName - ofDate) || 9,
        bridges: {
          lifePathAndExpression: Math.abs(naive.digitalRoot(digits) - rootOf()),
          soulUrgeAndPersonality: Math.abs(soul - outer),
          destinyAndPersonality: Math.abs(rootOf() - outer),
        },
        chaldean: naive.digitalRoot(library.compoundOf(library.destiny(name, chaldean)).value),
      });
    }),
  );
});

it.each([
  // DAVID 22, MICHAEL 33 and McCLAIN 28 → 10 → 1; http://astrology-numerology.com/num-birthname.html
  // adds 4 + 6 + 1.
  ['David Michael McClain', { method: 'digit-parts' }, 11],
  ['David Michael McClain', { method: 'parts' }, 11], // 22 + 33 + 1 = 56 → 11
  ['Rim Bi', { method: 'whole' }, 33], // 22 + 11
  ['Rim Bi', { method: 'digit-parts' }, 6], // 4 + 2
  ['FC', chaldean, 2], // 11: no master
  ['FC', { ...chaldean, masters: [11] }, 11],
  ['', chaldean, 0],
  // Cheiro’s Book of Numbers, page 72: 9 + 7 = 16
  ['Lloyd George', { ...chaldean, method: 'digit-parts' }, 7],
] as const)('destiny of %j by %o is %i', (name, options, value) => {
  expect(library.destiny(name, options).value).toBe(value);
});

it('business folds the sum at once, without a reduction', () => {
  expect(library.business('Zizz').steps.slice(1)).toEqual([
    { kind: 'sum', terms: [8, 9, 8, 8], to: 33 },
    { kind: 'fold', from: 33, remainder: 6, to: 6 },
  ]);
});
