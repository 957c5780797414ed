import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { digitalRoot, naiveReduce, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { business, destiny, expression, firstName, personality, soulUrge } from './name-totals.ts';

// What each is for the people worked out by hand is in profile.test.ts.
it.each([
  ['destiny', destiny, /./su],
  ['expression', expression, /./su],
  ['soulUrge', soulUrge, /[aeiouAEIOU]/],
  ['personality', personality, /[^aeiouAEIOU]/],
])('%s agrees with a naive sum over any text', (_, calculate, pattern) => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(calculate(name, A_Z).value).toBe(naiveReduce(naiveSum(naiveValues(name, pattern))));
    }),
  );
});

it('firstName and business agree with naive sums over any text', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const firstWord = name.split(/\s/u).find((word) => naiveValues(word).length > 0) ?? '';
      expect(firstName(name, A_Z).value).toBe(naiveReduce(naiveSum(naiveValues(firstWord))));
      expect(business(name, A_Z).value).toBe(digitalRoot(naiveSum(naiveValues(name))));
    }),
  );
});

it.each([
  // DAVID 22, MICHAEL 33 and McCLAIN 28 → 10 → 1; http://astrology-numerology.com/num-birthname.html
  // adds 4 + 6 + 1.
  ['David Michael McClain', 'digit-parts', 11],
  ['David Michael McClain', 'parts', 11], // 22 + 33 + 1 = 56 → 11
  ['Rim Bi', 'whole', 33], // 22 + 11
  ['Rim Bi', 'digit-parts', 6], // 4 + 2
] as const)('destiny of %s, %s, is %i', (name, method, value) => {
  expect(destiny(name, { method }).value).toBe(value);
});

it('business folds the sum at once, without a reduction', () => {
  expect(business('Zizz').steps.slice(1)).toEqual([
    { kind: 'sum', terms: [8, 9, 8, 8], to: 33 },
    { kind: 'fold', from: 33, remainder: 6, to: 6 },
  ]);
});
