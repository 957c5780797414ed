import { describe, expect, it } from 'vitest';
import { assignLetters } from '../letters/letters.ts';
import { nameTotal } from './name-total.ts';

describe('nameTotal', () => {
  it('shows letters, sum and each reduction, and ends in the value', () => {
    const letters = assignLetters('Grace Hopper', 'all');
    expect(nameTotal(letters)).toEqual({
      value: 4,
      steps: [
        letters,
        { kind: 'sum', terms: [7, 9, 1, 3, 5, 8, 6, 7, 7, 5, 9], total: 67 },
        { kind: 'reduction', from: 67, digits: [6, 7], to: 13 },
        { kind: 'reduction', from: 13, digits: [1, 3], to: 4 },
      ],
    });
  });

  it('adds only what counts', () => {
    const letters = assignLetters('Grace', 'vowels');
    expect(nameTotal(letters).steps[1]).toEqual({ kind: 'sum', terms: [1, 5], total: 6 });
  });

  it('adds nothing up to 0', () => {
    const letters = assignLetters('42', 'all');
    expect(nameTotal(letters)).toEqual({
      value: 0,
      steps: [letters, { kind: 'sum', terms: [], total: 0 }],
    });
  });
});
