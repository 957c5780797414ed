import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digitalRoot, naiveReduce } from '../../testing/oracles.ts';
import { isMaster } from '../numbers/core-numbers.ts';
import { partOf } from '../working/part-of.ts';
import { foldToNine, reduceNumber, roundHalfUp, sumOf } from './arithmetic.ts';

const TO_10_000 = Array.from({ length: 10_001 }, (_, index) => index);

it('reduceNumber shows each round, and the master number that ends it', () => {
  expect(reduceNumber(2999).steps).toEqual([
    { kind: 'reduction', from: 2999, digits: [2, 9, 9, 9], to: 29 },
    { kind: 'reduction', from: 29, digits: [2, 9], to: 11 },
    { kind: 'master-kept', to: 11 },
  ]);
  expect(reduceNumber(9).steps).toEqual([]);
});

it('reduceNumber agrees with a naive reduction of any whole number', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(100_000), fc.maxSafeNat()), (from) => {
      expect(reduceNumber(from).value).toBe(naiveReduce(from));
    }),
  );
});

it('isMaster knows 11, 22 and 33 among all numbers to 10,000', () => {
  expect(TO_10_000.filter(isMaster)).toEqual([11, 22, 33]);
});

it('foldToNine gives the digital root of every number to 10,000, with a step above 9', () => {
  const wrong = TO_10_000.filter((from) => {
    const { value, steps } = foldToNine(from);
    return value !== digitalRoot(from) || steps.length !== Number(from > 9);
  });
  expect(wrong).toEqual([]);
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
])('roundHalfUp makes %i / %i %i', (numerator, denominator, rounded) => {
  expect(roundHalfUp(numerator, denominator)).toBe(rounded);
});
