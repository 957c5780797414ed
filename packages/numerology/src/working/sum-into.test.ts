import { describe, expect, it } from 'vitest';
import { sumOf } from '../arithmetic/sum-of.ts';
import { sumDigitsInto } from '../date-numbers/digits-into.ts';
import { partOf } from './part-of.ts';
import type { Step } from './step.ts';
import { sumInto } from './sum-into.ts';

const BEFORE: Step = { kind: 'master-kept', to: 11 };

describe('writing steps', () => {
  it('adds at the end of a working and returns where it ends', () => {
    const steps: Step[] = [BEFORE];
    expect(sumInto([5, 15], steps)).toBe(20);
    expect(steps).toEqual([BEFORE, { kind: 'sum', terms: [5, 15], to: 20 }]);
  });

  it('writes digits before their sum', () => {
    const steps: Step[] = [BEFORE];
    const digits = [0, 9, 8, 7, 1, 0, 0, 2];
    expect(sumDigitsInto('0987-10-02', steps)).toBe(27);
    expect(steps).toEqual([
      BEFORE,
      { kind: 'digits', text: '0987-10-02', to: digits },
      { kind: 'sum', terms: digits, to: 27 },
    ]);
  });

  it('names a part', () => {
    expect(partOf('seed', { value: 11, steps: [BEFORE] })).toEqual({
      kind: 'part',
      name: 'seed',
      steps: [BEFORE],
      to: 11,
    });
  });

  it('begins with a sum of its own, and keeps the terms as they were', () => {
    const terms = [5, 15];
    const worked = sumOf(terms);
    terms.push(1);
    expect(worked).toEqual({ value: 20, steps: [{ kind: 'sum', terms: [5, 15], to: 20 }] });
  });
});
