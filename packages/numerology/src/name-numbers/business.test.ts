import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { digitalRoot, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { assignLetters } from './assign-letters.ts';
import { business } from './business.ts';

describe('business', () => {
  it.each([
    ['Acme', 4], // 1 + 3 + 4 + 5 = 13, 13 − 9
    ['John Smith', 8], // 44 − 36
    ['Bi', 2], // 11, no exception
    ['Rim', 4], // 22, no exception
    ['Zizz', 6], // 33, no exception
    ['Alan Turing', 9], // 45, nothing left over
    ['I', 9],
    ['7-Eleven', 9], // E5 L3 E5 V4 E5 N5 = 27, nothing left over; the 7 does not count
    ['', 0],
    ['24/7', 0],
  ])('of %j is %i', (name, value) => {
    expect(business(name, A_Z).value).toBe(value);
  });

  it.each(WORKED_EXAMPLES)('of $name is $business', (example) => {
    expect(business(example.name, A_Z).value).toBe(example.business);
  });

  it('folds the sum at once, without a reduction', () => {
    const letters = assignLetters('Zizz');
    expect(business('Zizz').steps).toEqual([
      letters,
      { kind: 'sum', terms: [8, 9, 8, 8], to: 33 },
      { kind: 'fold', from: 33, remainder: 6, to: 6 },
    ]);
  });

  it('is the digital root of the letters of any text, as its working is', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { value, steps } = business(name, A_Z);
        expect(value).toBe(digitalRoot(naiveSum(naiveValues(name))));
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
