import { describe, expect, it } from 'vitest';
import { assignLetters } from '../letters/letters.ts';
import { sumLettersInto } from '../letters/sum-letters.ts';
import { partOf } from './part-of.ts';
import type { Step } from './working.ts';
import { sumDigitsInto, sumInto } from './write-steps.ts';

const BEFORE: Step = { kind: 'master-kept', value: 11 };

describe('writing steps', () => {
  it('adds at the end of a working and returns where it ends', () => {
    const steps: Step[] = [BEFORE];
    expect(sumInto([5, 15], steps)).toBe(20);
    expect(steps).toEqual([BEFORE, { kind: 'sum', terms: [5, 15], total: 20 }]);
  });

  it('writes letters before their sum', () => {
    const steps: Step[] = [BEFORE];
    const letters = assignLetters('Ivy', 'consonants');
    expect(sumLettersInto(letters, steps)).toBe(11); // V4 + Y7
    expect(steps).toEqual([BEFORE, letters, { kind: 'sum', terms: [4, 7], total: 11 }]);
  });

  it('writes digits before their sum', () => {
    const steps: Step[] = [BEFORE];
    const digits = [0, 9, 8, 7, 1, 0, 0, 2];
    expect(sumDigitsInto({ year: 987, month: 10, day: 2 }, steps)).toBe(27);
    expect(steps).toEqual([
      BEFORE,
      { kind: 'digits', text: '0987-10-02', digits },
      { kind: 'sum', terms: digits, total: 27 },
    ]);
  });

  it('names a part', () => {
    expect(partOf('seed', { value: 11, steps: [BEFORE] })).toEqual({
      kind: 'part',
      name: 'seed',
      steps: [BEFORE],
      value: 11,
    });
  });
});
