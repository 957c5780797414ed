import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitalRoot, naiveReduce } from '../../testing/oracles.ts';
import { isMaster } from '../numbers/core-numbers.ts';
import { partOf } from '../working/part-of.ts';
import { foldToNine } from './fold-to-nine.ts';
import { reduceNumber } from './reduce-number.ts';
import { roundHalfUp } from './round-half-up.ts';
import { sumOf } from './sum-of.ts';

const TO_10_000 = Array.from({ length: 10_001 }, (_, index) => index);

describe('reduceNumber', () => {
  it.each([
    [0, 0],
    [9, 9],
    [10, 1],
    [11, 11],
    [22, 22],
    [29, 11], // 2 + 9 = 11, kept
    [33, 33],
    [44, 8], // no master number
    [67, 4], // 6 + 7 = 13, 1 + 3
    [6999, 33], // 6 + 9 + 9 + 9
  ])('reduces %i to %i', (from, to) => {
    expect(reduceNumber(from).value).toBe(to);
  });

  it('shows each round, and the master number that ends it', () => {
    expect(reduceNumber(2999).steps).toEqual([
      { kind: 'reduction', from: 2999, digits: [2, 9, 9, 9], to: 29 },
      { kind: 'reduction', from: 29, digits: [2, 9], to: 11 },
      { kind: 'master-kept', to: 11 },
    ]);
    expect(reduceNumber(22).steps).toEqual([{ kind: 'master-kept', to: 22 }]);
    expect(reduceNumber(9).steps).toEqual([]);
    expect(reduceNumber(1020).steps[0]).toHaveProperty('digits', [1, 0, 2, 0]);
  });

  it('agrees with a naive reduction of any whole number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(100_000), fc.maxSafeNat()), (from) => {
        expect(reduceNumber(from).value).toBe(naiveReduce(from));
      }),
    );
  });
});

it('isMaster knows 11, 22 and 33 among all numbers to 10,000', () => {
  expect(TO_10_000.filter(isMaster)).toEqual([11, 22, 33]);
});

describe('foldToNine', () => {
  it('shows a step only above 9', () => {
    expect(foldToNine(0)).toEqual({ value: 0, steps: [] });
    expect(foldToNine(9).steps).toEqual([]);
    expect(foldToNine(10).steps).toEqual([{ kind: 'fold', from: 10, remainder: 1, to: 1 }]);
    expect(foldToNine(27).steps).toEqual([{ kind: 'fold', from: 27, remainder: 0, to: 9 }]);
  });

  it('gives the digital root of every number to 10,000', () => {
    expect(TO_10_000.filter((from) => foldToNine(from).value !== digitalRoot(from))).toEqual([]);
  });
});

it('a sum of your own keeps its terms, and a part has a name and its steps', () => {
  const terms = [5, 6];
  const worked = sumOf(terms);
  terms.push(1);
  expect(worked).toEqual({ value: 11, steps: [{ kind: 'sum', terms: [5, 6], to: 11 }] });
  const { steps } = worked;
  expect(partOf('seed', worked)).toEqual({ kind: 'part', name: 'seed', steps, to: 11 });
});

it.each([
  [0, 3, 0],
  [100, 8, 13], // 12.5
  [99, 8, 12], // 12.375
  [200, 3, 67], // 66.67…
])('roundHalfUp makes %i / %i %i', (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded);
});
