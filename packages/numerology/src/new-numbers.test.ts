import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName } from '../testing/arbitraries.ts';
import { digitalRoot } from '../testing/oracles.ts';
import { replay } from '../testing/replay.ts';
import {
  balance,
  birthGrid,
  bridges,
  capstone,
  compoundOf,
  cornerstone,
  destiny,
  essence,
  firstVowel,
  lifePath,
  personality,
  planesOfExpression,
  rationalThought,
  soulUrge,
} from './index.ts';

describe('balance', () => {
  it.each([
    ['Grace Hopper', 6], // 7 + 8 = 15
    ['Rim Bi', 2], // 9 + 2 = 11, not kept
    ['Anne-Marie Lee', 4], // A and L: a double name has one initial
    ['  élan  3 ', 5], // É as E
    ['李 42', 0],
  ])('of %j is %i', (name, value) => {
    expect(balance(name).value).toBe(value);
  });
});

describe('one letter of the first name', () => {
  it.each([
    ['Grace Hopper', 'G7', 'E5', 'A1'],
    ['Łucja', 'L3', 'A1', 'U3'],
    ['Æthelred', 'A1', 'D4', 'A1'], // Æ is A and E
    ['Lynn', 'L3', 'N5', 'undefinedundefined'],
    ['O', 'O6', 'O6', 'O6'],
    ['3 Ann', 'undefinedundefined', 'undefinedundefined', 'undefinedundefined'],
  ])('of %s: %s, %s and %s', (name, first, last, vowel) => {
    const found = [cornerstone(name), capstone(name), firstVowel(name)];
    expect(found.map(({ letter, value }) => `${letter}${value}`)).toEqual([first, last, vowel]);
  });

  it('may be a Y, where that counts as a vowel', () => {
    expect(firstVowel('Lynn', { vowelYs: 'all' }).letter).toBe('Y');
  });
});

describe('planesOfExpression', () => {
  it('divides the 26 letters', () => {
    const planes = planesOfExpression('abcdefghijklmnopqrstuvwxyz');
    expect(Object.values(planes).map(({ count }) => count)).toEqual([4, 7, 8, 7]);
  });

  it('are what the letters of Grace Hopper come to', () => {
    const { physical, mental, emotional, intuitive } = planesOfExpression('Grace Hopper');
    expect([physical.count, physical.value]).toEqual([2, 1]); // E5 E5 = 10
    expect([mental.count, mental.value]).toEqual([5, 3]); // G7 A1 H8 P7 P7 = 30
    expect([emotional.count, emotional.value]).toEqual([3, 6]); // R9 O6 R9 = 24
    expect([intuitive.count, intuitive.value]).toEqual([1, 3]); // C3
  });
});

describe('bridges', () => {
  it('are between single digits, masters too', () => {
    // Ann 11, and 29 → 11: 2 and 2; A1 and N5 N5 = 10 → 1
    const { lifePathAndExpression, soulUrgeAndPersonality, destinyAndPersonality } = bridges(
      'Ann',
      { year: 1990, month: 1, day: 9 },
    );
    expect(lifePathAndExpression.value).toBe(0);
    expect(soulUrgeAndPersonality.value).toBe(0);
    expect(destinyAndPersonality.value).toBe(1);
  });

  it('are distances of digital roots for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, birth) => {
        const of = (value: number) => digitalRoot(value);
        const found = bridges(name, birth);
        const all = of(destiny(name).value);
        const outer = of(personality(name).value);
        expect(found.lifePathAndExpression.value).toBe(Math.abs(of(lifePath(birth).value) - all));
        expect(found.soulUrgeAndPersonality.value).toBe(Math.abs(of(soulUrge(name).value) - outer));
        expect(found.destinyAndPersonality.value).toBe(Math.abs(all - outer));
      }),
    );
  });
});

describe('essence', () => {
  const birth = { year: 1990, month: 5, day: 15 };
  const at = (name: string, age: number) =>
    essence(name, birth, { today: { ...birth, year: 1990 + age } });

  it.each([
    // A one year, N five, N five (numerology-free.com/numerology-essences.html); no other name
    ['Ann', 0, 'A  ', 1],
    ['Ann', 1, 'N  ', 5],
    ['Ann', 10, 'N  ', 5],
    ['Ann', 11, 'A  ', 1],
    // Lee: L3 E5 E5; it is the middle name too
    ['Ann Lee', 3, 'NEE', 6], // 5 + 5 + 5 = 15
    // Bo and Cy strung together: B2 O6 C3 Y7
    ['Ann Bo Cy Lee', 2, 'NOL', 5], // 5 + 6 + 3 = 14
    ['Ann Bo Cy Lee', 11, 'AYE', 4], // 1 + 7 + 5 = 13
    ['李', 30, '   ', 0],
  ])('of %s at %i is %j, %i', (name, age, letters, value) => {
    const found = at(name, age);
    const transits = [found.physical, found.mental, found.spiritual];
    expect(transits.map((transit) => transit?.letter ?? ' ').join('')).toBe(letters);
    expect(found.value).toBe(value);
    expect(replay(found.steps)).toBe(value);
    for (const transit of transits) {
      if (transit) expect(age >= transit.fromAge && age < transit.toAge).toBe(true);
    }
  });

  it('changes on the birthday', () => {
    const before = { year: 1991, month: 5, day: 14 };
    expect(essence('Ann', birth, { today: before }).age).toBe(0);
    expect(essence('Ann', birth, { today: { ...before, day: 15 } }).age).toBe(1);
  });

  it('is refused before the birth', () => {
    const today = { year: 1990, month: 5, day: 14 };
    expect(() => essence('Ann', birth, { today })).toThrow(
      'options.today: expected a day from 1990-05-15 on, got "1990-05-14"',
    );
  });
});

describe('birthGrid', () => {
  it('names the lines that are full and empty, in both orders', () => {
    // 1 9 5 1 0 9 2 6: 1 twice, 9 twice, 2, 5 and 6
    const grid = birthGrid({ year: 1951, month: 9, day: 26 });
    expect(grid.value).toEqual([2, 1, 0, 0, 1, 1, 0, 0, 2]);
    expect(grid.pythagorean.full).toEqual([[1, 5, 9]]);
    expect(grid.pythagorean.empty).toEqual([]);
    expect(grid.loShu.full).toEqual([[1, 5, 9]]);
    expect(grid.loShu.empty).toEqual([[4, 3, 8]]);
  });

  it('leaves lines empty', () => {
    // 2 0 0 0 0 1 0 1: 1 twice and 2
    const grid = birthGrid({ year: 2000, month: 1, day: 1 });
    expect(grid.pythagorean.full).toEqual([]);
    expect(grid.pythagorean.empty).toEqual([
      [3, 6, 9],
      [4, 5, 6],
      [7, 8, 9],
      [3, 5, 7],
    ]);
    expect(grid.loShu.empty).toEqual([
      [3, 5, 7],
      [4, 3, 8],
      [4, 5, 6],
    ]);
  });
});

describe('rationalThought', () => {
  it('keeps a master that both make together', () => {
    // Grace 25 → 7 and the 4th
    expect(rationalThought('Grace Hopper', { year: 1906, month: 12, day: 4 }).value).toBe(11);
  });
});

describe('compoundOf', () => {
  it.each([
    [destiny('Grace Hopper'), 67],
    [destiny('Rim'), 22], // kept, so the same
    [destiny('A'), 1],
    [lifePath({ year: 1990, month: 5, day: 15 }), 30],
    [destiny(''), 0],
  ])('is the sum before it was reduced', (worked, value) => {
    const compound = compoundOf(worked);
    expect(compound.value).toBe(value);
    expect(replay(compound.steps)).toBe(value);
  });
});
