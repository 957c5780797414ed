import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { digitalRoot, naiveDigitSum, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { partOf } from '../working/part-of.ts';
import { career } from './career.ts';

describe('career', () => {
  it.each(WORKED_EXAMPLES)('of $name is $career', (example) => {
    expect(career(example.name, example.date, A_Z).value).toBe(example.career);
  });

  it.each([
    ['Bi', 4], // 11 + 11 = 22, kept, folded: 22 − 18 = 4
    ['Rim', 6], // 22 + 11 = 33, kept, folded: 33 − 27 = 6
  ])('folds the master number of %s to %i', (name, value) => {
    const date = { year: 2000, month: 1, day: 8 }; // 2 + 1 + 8 = 11, kept
    expect(career(name, date, A_Z).value).toBe(value);
  });

  it('shows the name and the date as parts, then their sum', () => {
    const date = { year: 1990, month: 5, day: 15 };
    expect(career('John Smith', date).steps).toEqual([
      partOf('name', destiny('John Smith')),
      partOf('date', lifePath(date)),
      { kind: 'sum', terms: [8, 3], to: 11 },
      { kind: 'master-kept', to: 11 },
      { kind: 'fold', from: 11, remainder: 2, to: 2 },
    ]);
  });

  it('is always the digital root of all its terms, 1–9, as its working is', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const { value, steps } = career(name, date, A_Z);
        // Reducing and folding both keep the remainder on division by 9.
        expect(value).toBe(digitalRoot(naiveSum(naiveValues(name)) + naiveDigitSum(date)));
        expect(value).toBeGreaterThanOrEqual(1);
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
