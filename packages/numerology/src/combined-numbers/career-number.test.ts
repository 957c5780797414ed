import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { digitalRoot, naiveDigitSum, naiveSum, naiveValues } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { careerNumber } from './career-number.ts';

describe('careerNumber', () => {
  it.each(WORKED_EXAMPLES)('of $name is $career', (example) => {
    expect(careerNumber(example.name, example.date).value).toBe(example.career);
  });

  it.each([
    ['Bi', 4], // 11 + 11 = 22, kept, folded: 22 − 18 = 4
    ['Rim', 6], // 22 + 11 = 33, kept, folded: 33 − 27 = 6
  ])('folds the master number of %s to %i', (name, value) => {
    const date = { year: 2000, month: 1, day: 8 }; // 2 + 1 + 8 = 11, kept
    expect(careerNumber(name, date).value).toBe(value);
  });

  it('shows the name and the date as parts, then their sum', () => {
    const date = { year: 1990, month: 5, day: 15 };
    expect(careerNumber('John Smith', date).steps).toEqual([
      { kind: 'part', name: 'name', ...destiny('John Smith') },
      { kind: 'part', name: 'date', ...lifePath(date) },
      { kind: 'sum', terms: [8, 3], total: 11 },
      { kind: 'master-kept', value: 11 },
      { kind: 'fold', from: 11, remainder: 2, to: 2 },
    ]);
  });

  it('is always the digital root of all its terms, 1–9, as its working is', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const { value, steps } = careerNumber(name, date);
        // Reducing and folding both keep the remainder on division by 9.
        expect(value).toBe(digitalRoot(naiveSum(naiveValues(name)) + naiveDigitSum(date)));
        expect(value).toBeGreaterThanOrEqual(1);
        expect(replay(steps)).toBe(value);
      }),
    );
  });
});
