import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import * as naive from '../../testing/oracles.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { partOf } from '../working/part-of.ts';
import { career } from './career.ts';
import { karmic } from './karmic.ts';
import { maturity } from './maturity.ts';

const MAY = { year: 1990, month: 5, day: 15 }; // 30 → 3

// What they are for the people worked out by hand is in profile.test.ts.
describe('maturity, career and karmic', () => {
  it('show both numbers as parts, and what is made of them', () => {
    expect(maturity('John Smith', MAY).steps).toEqual([
      partOf('life-path', lifePath(MAY)),
      partOf('destiny', destiny('John Smith')),
      { kind: 'sum', terms: [3, 8], to: 11 },
      { kind: 'master-kept', to: 11 },
    ]);
    expect(career('John Smith', MAY).steps).toEqual([
      partOf('name', destiny('John Smith')),
      partOf('date', lifePath(MAY)),
      { kind: 'sum', terms: [8, 3], to: 11 },
      { kind: 'master-kept', to: 11 },
      { kind: 'fold', from: 11, remainder: 2, to: 2 },
    ]);
    // A1 D4 A1 = 6, and 1+9+1+2+0+6+2+3 = 24 → 6: no distance
    const june = { year: 1912, month: 6, day: 23 };
    expect(karmic('Ada', june).steps).toEqual([
      partOf('name', destiny('Ada')),
      partOf('date', lifePath(june)),
      { kind: 'difference', left: 6, right: 6, to: 0 },
      { kind: 'nine-for-zero', to: 9 },
    ]);
  });

  it('career folds a master number', () => {
    // 22 + 11 = 33, kept, folded: 33 − 27 = 6
    expect(career('Rim', { year: 2000, month: 1, day: 8 }).value).toBe(6);
  });

  it('agree with naive sums for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const letters = naive.naiveSum(naive.naiveValues(name));
        const digits = naive.naiveDigitSum(date);
        const [ofName, ofDate] = [naive.naiveReduce(letters), naive.naiveReduce(digits)];
        expect(maturity(name, date, A_Z).value).toBe(naive.naiveReduce(ofDate + ofName));
        // Reducing and folding both keep the remainder on division by 9.
        expect(career(name, date, A_Z).value).toBe(naive.digitalRoot(letters + digits));
        expect(karmic(name, date, A_Z).value).toBe(Math.abs(ofName - ofDate) || 9);
      }),
    );
  });
});
