import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import type { VariantInput, VariantKind } from './kinds.ts';
import { variants } from './variants.ts';

/** Each result with the shortest rules that lead to it. */
function outline(kind: VariantKind, input: VariantInput): readonly string[] {
  return variants(kind, input).map(({ value, ways }) => `${value}: ${ways[0]?.rules.join(', ')}`);
}

const born = (year: number, month: number, day: number) => ({ birth: { year, month, day } });
const ON_DAY = { ...born(1990, 5, 15), today: { year: 2025, month: 5, day: 14 } };

describe('variants', () => {
  it.each<[VariantKind, VariantInput, readonly string[]]>([
    // 33 in one sum; 3 + 2 + 1 in parts
    ['lifePath', born(1999, 12, 20), ['33: ', '6: parts']],
    // 11 + 11 + 22 = 44 in parts; 26 → 8 in one sum
    ['lifePath', born(1984, 11, 11), ['8: ', '44: parts, master-44']],
    // 1+9+8+1+3+9 = 31 → 4; 3 + 9 + 1 = 13 → 4; as they stand 3 + 9 + 1981 = 1993 → 22
    ['lifePath', born(1981, 3, 9), ['4: ', '22: whole-numbers']],
    // 5 + 15 + 2025 = 2045 → 11, brought to 2; before May 15 the year before runs: 2044 → 10 → 1
    ['personalYear', ON_DAY, ['2: ', '11: masters-kept', '1: from-birthday']],
    ['birthday', born(1990, 5, 29), ['11: ', '2: masters-reduced']],
    // 7 or, read the other way round, 4
    ['birthday', born(1990, 4, 7), ['7: ', '4: day-and-month-exchanged']],
    // A1 and A1; with both Ys 16 → 7; with that of Mary, which has no vowel beside it, 9; by Cheiro Y is 1
    [
      'soulUrge',
      { name: 'Mary May' },
      [
        ...['2: ', '7: y-vowel', '9: y-by-neighbors'],
        ...['4: chaldean, y-vowel', '3: chaldean, y-by-neighbors'],
      ],
    ],
    // 22 + 33 + 28 = 83 → 11; by word 22 + 33 + 1 = 56 → 11; David McClain 50 → 5;
    // by Cheiro 4+1+6+1+4, 4+1+3+5+1+5+3, 4+3+3+3+1+1+5 = 58 → 13 → 4, without Michael 36 → 9
    [
      'destiny',
      { name: 'David Michael McClain' },
      [
        ...['11: ', '2: masters-reduced', '4: chaldean'],
        ...['5: without-middle-names', '9: chaldean, without-middle-names'],
      ],
    ],
    // J1 O6 S1 E5 = 13; without É 8; by Cheiro 1 + 7 + 3 + 5 = 16, without É 11 → 2
    ['firstName', { name: 'José' }, ['4: ', '7: chaldean', '8: a-z', '2: chaldean, a-z']],
  ])('of %s for %o', (kind, input, expected) => {
    expect(outline(kind, input)).toEqual(expected);
  });

  it('begin with the rules of this library, for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, birth) => {
        const [first] = variants('destiny', { name });
        expect([first?.value, first?.ways[0]?.rules]).toEqual([destiny(name).value, []]);
        expect(variants('lifePath', { birth })[0]?.ways[0]?.worked).toEqual(lifePath(birth));
      }),
      { numRuns: 30 },
    );
  });

  it('name each result and each set of rules once', () => {
    const found = variants('soulUrge', { name: 'Mary José Núñez Day' });
    const values = found.map(({ value }) => value);
    const sets = found.flatMap(({ ways }) => ways.map(({ rules }) => rules.join()));
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(sets).size).toBe(sets.length);
    // Methods 3, masters 3, Y 3, letters 2, middle names 2; by Cheiro no choice of masters.
    expect(sets).toHaveLength(3 * 3 * 3 * 2 * 2 + 3 * 3 * 2 * 2);
  });

  it('leave out what makes no difference', () => {
    const rules = variants('destiny', { name: 'Ann Lee' }).flatMap(({ ways }) =>
      ways.flatMap((way) => way.rules),
    );
    expect(new Set(rules)).toEqual(
      new Set(['parts', 'digit-parts', 'masters-reduced', 'master-44', 'chaldean']),
    );
  });
});
