import { describe, expect, it } from 'vitest';
import {
  communicationIsPositive,
  emotionsAreSimilar,
  growthIsPositive,
  pathForward,
} from './battle-analysis';

describe('the analysis of a battle', () => {
  it('finds communication positive from 65', () => {
    expect([64, 65].map(communicationIsPositive)).toEqual([false, true]);
  });

  it('finds growth positive from 60', () => {
    expect([59, 60].map(growthIsPositive)).toEqual([false, true]);
  });

  it.each([
    [70, 'open'],
    [69, 'steady'],
    [55, 'steady'],
    [54, 'careful'],
  ])('gives %i the path forward %s', (score, path) => {
    expect(pathForward(score)).toBe(path);
  });

  it.each([
    [3, 5, true],
    [5, 3, true],
    [3, 6, false],
    [9, 9, true],
    [9, 7, true],
    [0, 2, true],
    [9, 11, false], // 2 apart, but a master number
    [11, 9, false],
    [11, 11, false],
  ])('finds the emotions of %i and %i similar: %s', (first, second, isSimilar) => {
    expect(emotionsAreSimilar(first, second)).toBe(isSimilar);
  });
});
