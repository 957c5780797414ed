import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyName } from '../../testing/arbitraries.ts';
import { destiny } from './destiny.ts';
import { expression } from './expression.ts';

describe('expression', () => {
  it('is Destiny by another name, working included', () => {
    expect(expression('Grace Hopper').value).toBe(4); // 25 + 42 = 67 → 13 → 4
    fc.assert(
      fc.property(anyName, (name) => {
        expect(expression(name, A_Z)).toEqual(destiny(name, A_Z));
      }),
    );
  });
});
