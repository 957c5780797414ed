import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { replay } from '../../testing/replay.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { maturity } from '../combined-numbers/name-and-date.ts';
import type { CoreNumber } from '../numbers/core-numbers.ts';
import { calculate } from './calculate.ts';
import type { VariantInput, VariantKind } from './kinds.ts';
import { ruleSets, variants } from './variants.ts';

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
    // 5 + 15 + 1 = 21 → 3; before the birthday 5 + 15 + 0 = 20 → 2; digits 5 + 1 + 5 = 11
    [
      'personalYear',
      { ...born(1, 5, 15), today: { year: 1, month: 5, day: 14 } },
      ['3: ', '2: from-birthday', '11: masters-kept, all-digits, from-birthday'],
    ],
    ['birthday', born(1990, 5, 29), ['11: ', '2: masters-reduced']],
    ['birthday', born(1990, 4, 12), ['3: ', '4: day-and-month-exchanged']],
    ['birthday', born(1990, 4, 13), ['4: ']], // there is no month 13
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
    // I9 N5 I9 O6 = 29 → 11, without Ñ 24 → 6; by Cheiro 1 + 5 + 1 + 7 = 14 → 5, without Ñ 9;
    // with Ñ 6 and O 7 31 → 4
    [
      'firstName',
      { name: 'Iñio' },
      [
        ...['11: ', '2: masters-reduced', '5: chaldean', '4: 27-letters'],
        ...['6: a-z', '9: chaldean, a-z'],
      ],
    ],
    ['firstName', { name: 'José' }, ['4: ', '7: chaldean', '8: a-z', '2: chaldean, a-z']],
  ])('of %s for %o', (kind, input, expected) => {
    expect(outline(kind, input)).toEqual(expected);
  });

  it('read a name once for each choice of letters, and not for each set of rules', () => {
    const name = 'Mary José Ngọc Day'; // which has to be composed each time that it is read
    expect(ruleSets('soulUrge', { name })).toHaveLength(144);
    const normalize = vi.spyOn(String.prototype, 'normalize');
    variants('soulUrge', { name });
    const reads = normalize.mock.contexts.filter((text) => String(text) === name);
    normalize.mockRestore();
    // Alphabets 2, Y 3, letters 2, middle names 2; and one for each rule, to see whether it is about the name.
    expect(reads.length).toBeLessThanOrEqual(24 + 11);
  });

  it.each<[VariantKind, VariantInput, readonly string[]]>([
    // 30 → 3 by every method, and no master number anywhere: nothing makes a difference.
    ['lifePath', born(1990, 5, 15), ['3 ']],
    // 33; 6 by each method by itself, or where 33 is reduced, and then the method does not matter.
    [
      'lifePath',
      born(1999, 12, 20),
      ['33 ', '6 parts', '6 digit-parts', '6 whole-numbers', '6 masters-reduced'],
    ],
    // A1 N5 N5 L3 E5 E5 = 24 by both tables; by word 11 + 13 → 4 = 15, and 2 + 4
    ['destiny', { name: 'Ann Lee' }, ['6 ']],
  ])('leave out what makes no difference, of %s for %o', (kind, input, expected) => {
    const ways = variants(kind, input).flatMap((found) => found.ways);
    expect(ways.map(({ rules, worked }) => `${worked.value} ${rules.join()}`)).toEqual(expected);
  });

  it('have no rule that they could do without, and lead to every result, for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, birth) => {
        const found = variants('maturity', { name, birth });
        // The first is by the rules of this library.
        expect(found[0].ways[0]).toEqual({ rules: [], worked: maturity(name, birth) });
        for (const { value, ways } of found) {
          for (const { rules } of ways) {
            const fewer = rules.map((_, index) => rules.toSpliced(index, 1));
            expect(calculate('maturity', { name, birth }, rules).value).toBe(value);
            expect(
              fewer.map((set) => calculate('maturity', { name, birth }, set).value),
            ).not.toContain(value);
          }
        }
        const all = ruleSets('maturity', { name, birth });
        const values = all.map((rules) => calculate('maturity', { name, birth }, rules).value);
        expect(new Set(values)).toEqual(new Set(found.map(({ value }) => value)));
      }),
      { numRuns: 30 },
    );
  });
});

describe('ruleSets', () => {
  it('are every combination of common rules', () => {
    const sets = ruleSets('soulUrge', { name: 'Mary José Núñez Day' });
    expect(sets[0]).toEqual([]);
    expect(new Set(sets.map((rules) => rules.join())).size).toBe(sets.length);
    // Methods 3, masters 3, Y 3, letters 2, middle names 2, of 26 letters or 27; by Cheiro no choice of masters.
    expect(sets).toHaveLength(2 * (3 * 3 * 3 * 2 * 2) + 3 * 3 * 2 * 2);
  });

  it('have only rules that are about something in the name', () => {
    const rules = ruleSets('soulUrge', { name: 'Ann Lee' }).flat();
    expect(new Set(rules)).toEqual(
      new Set(['parts', 'digit-parts', 'masters-reduced', 'master-44', 'chaldean']),
    );
  });
});

describe('calculate', () => {
  const today = { year: 2025, month: 7, day: 1 };

  it('takes a rule that changes nothing here', () => {
    expect(calculate('destiny', { name: 'Ann' }, ['without-middle-names', 'a-z']).value).toBe(11);
    const input = { ...born(1990, 5, 15), today };
    expect(calculate('personalYear', input, ['from-birthday']).value).toBe(2); // it was in May
    // 5 + 6 + 9, without a fold: 20 → 2
    expect(calculate('personalYear', input, ['digit-parts']).value).toBe(2);
    expect(replay(calculate('personalYear', input, ['parts']).steps)).toBe(2);
  });

  it('has the type of its kind', () => {
    type Birth = { readonly birth: CalendarDate };
    expectTypeOf(calculate<'lifePath'>)
      .parameter(1)
      .toExtend<Birth>();
    expectTypeOf(calculate('lifePath', born(1990, 5, 15)).value).toEqualTypeOf<CoreNumber | 44>();
    expectTypeOf(
      calculate('personalYear', { ...born(1990, 5, 15), today }).value,
    ).toEqualTypeOf<CoreNumber>();
    expectTypeOf(variants('destiny', { name: 'Ann' })[0].value).toEqualTypeOf<
      CoreNumber | 44 | 0
    >();
    // @ts-expect-error a Life Path has no letters
    expect(() => calculate('lifePath', born(1990, 5, 15), ['a-z'])).toThrow(TypeError);
    // @ts-expect-error nor a name
    expect(() => variants('lifePath', { name: 'Ann' })).toThrow(TypeError);
  });
});
