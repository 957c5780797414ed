import fc from 'fast-check';
import { expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import * as naive from '../../testing/oracles.ts';
import { career, karmic, maturity } from './name-and-date.ts';

// What they are for the people worked out by hand is in profile.test.ts.
it('maturity, career and karmic agree with naive sums for anybody', () => {
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
