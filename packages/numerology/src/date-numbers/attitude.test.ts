import { describe, expect, it } from 'vitest';
import { everyDate } from '../../testing/every-date.ts';
import { naiveReduce } from '../../testing/oracles.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { attitude } from './attitude.ts';

const EVERY_DATE = everyDate();

describe('attitude', () => {
  it.each(WORKED_EXAMPLES)('of $date is $attitude', (example) => {
    expect(attitude(example.date).value).toBe(example.attitude);
  });

  it('adds month and day as whole numbers', () => {
    expect(attitude({ year: 2000, month: 10, day: 19 })).toEqual({
      value: 11, // 10 + 19 = 29 → 11
      steps: [
        { kind: 'sum', terms: [10, 19], to: 29 },
        { kind: 'reduction', from: 29, digits: [2, 9], to: 11 },
        { kind: 'master-kept', to: 11 },
      ],
    });
  });

  it('agrees with a naive sum and with its own working on every date 1900–2100', () => {
    const wrong = EVERY_DATE.filter((date) => {
      const { value, steps } = attitude(date);
      return value !== naiveReduce(date.month + date.day) || replay(steps) !== value;
    });
    expect(wrong).toEqual([]);
  });
});
