import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { naiveDigitSum, naiveReduce } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { lifePath } from './life-path.ts';

const EVERY_DATE = everyDate();

describe('lifePath', () => {
  it.each(WORKED_EXAMPLES)('of $date is $lifePath', (example) => {
    expect(lifePath(example.date).value).toBe(example.lifePath);
  });

  it('shows the digits of the text, noughts included', () => {
    expect(lifePath({ year: 1990, month: 5, day: 15 }).steps).toEqual([
      { kind: 'digits', text: '1990-05-15', to: [1, 9, 9, 0, 0, 5, 1, 5] },
      { kind: 'sum', terms: [1, 9, 9, 0, 0, 5, 1, 5], to: 30 },
      { kind: 'reduction', from: 30, digits: [3, 0], to: 3 },
    ]);
  });

  it('agrees with a naive sum and with its own working on every date 1900–2100', () => {
    const wrong = EVERY_DATE.filter((date) => {
      const { value, steps } = lifePath(date);
      return value !== naiveReduce(naiveDigitSum(date)) || replay(steps) !== value;
    });
    expect(wrong).toEqual([]);
  });

  it('takes each of the twelve values, masters included', () => {
    const values = new Set(EVERY_DATE.map((date) => lifePath(date).value));
    expect([...values].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
  });
});
