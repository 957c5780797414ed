import { expect, it } from 'vitest';
import { sumOf } from '../arithmetic/sum-of.ts';
import { partOf } from './part-of.ts';

it('a working of your own begins with a sum, whose terms stay as they were', () => {
  const terms = [5, 15];
  const worked = sumOf(terms);
  terms.push(1);
  expect(worked).toEqual({ value: 20, steps: [{ kind: 'sum', terms: [5, 15], to: 20 }] });
});

it('a part has a name and the steps that lead to it', () => {
  const { value, steps } = sumOf([5, 6]);
  expect(partOf('seed', { value, steps })).toEqual({ kind: 'part', name: 'seed', steps, to: 11 });
});
