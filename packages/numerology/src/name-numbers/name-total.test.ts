import { describe, expect, it } from 'vitest';
import { replay } from '../../testing/replay.ts';
import { lettersOf } from './letters-of.ts';
import { readName } from './name-reading.ts';
import { nameTotal } from './name-total.ts';

describe('nameTotal', () => {
  it('shows letters, sum and each reduction, and ends in the value', () => {
    const letters = lettersOf(readName('Grace Hopper'), 'all');
    expect(nameTotal(readName('Grace Hopper'), 'all')).toEqual({
      value: 4,
      steps: [
        letters,
        { kind: 'sum', terms: [7, 9, 1, 3, 5, 8, 6, 7, 7, 5, 9], to: 67 },
        { kind: 'reduction', from: 67, digits: [6, 7], to: 13 },
        { kind: 'reduction', from: 13, digits: [1, 3], to: 4 },
      ],
    });
  });

  it('adds only what counts', () => {
    expect(nameTotal(readName('Grace'), 'vowels').steps[1]).toEqual({
      kind: 'sum',
      terms: [1, 5],
      to: 6,
    });
  });

  it('adds nothing up to 0', () => {
    const letters = lettersOf(readName('42'), 'all');
    expect(nameTotal(readName('42'), 'all')).toEqual({
      value: 0,
      steps: [letters, { kind: 'sum', terms: [], to: 0 }],
    });
  });

  it.each([
    // DAVID 22, MICHAEL 33 and McCLAIN 28 → 10 → 1; http://astrology-numerology.com/num-birthname.html
    // adds 4 + 6 + 1.
    ['David Michael McClain', 'digit-parts', 11],
    ['David Michael McClain', 'parts', 11], // 22 + 33 + 1 = 56 → 11
    ['David Michael McClain', 'whole', 11], // 83 → 11
    ['Ann Lee', 'parts', 6], // 11 + 13 → 4 = 15 → 6
    ['Ann Lee', 'digit-parts', 6], // 2 + 4
    ['Rim Bi', 'whole', 33], // 22 + 11
    ['Rim Bi', 'digit-parts', 6], // 4 + 2
  ] as const)('of %s, %s, is %i', (name, method, value) => {
    const worked = nameTotal(readName(name, { method }), 'all');
    expect(worked.value).toBe(value);
    if (method !== 'digit-parts') expect(replay(worked.steps)).toBe(value);
  });
});
