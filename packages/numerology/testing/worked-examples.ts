import type { CalendarDate } from '../src/calendar/calendar-date.ts';

const COLUMNS = [
  ...(['firstName', 'lifePath', 'destiny', 'soulUrge', 'personality', 'maturity'] as const),
  ...(['attitude', 'hiddenPassion', 'career', 'karmic', 'business', 'personalYearIn2026'] as const),
];

/** A person whose numbers were worked out with pencil and paper, counting A–Z alone. */
export type WorkedExample = Readonly<
  { name: string; date: CalendarDate } & Record<Exclude<Column, 'hiddenPassion'>, number> & {
      /** Undefined without letters. */
      hiddenPassion: number | undefined;
    }
>;

type Column = (typeof COLUMNS)[number];
type Row = readonly [name: string, date: string, ...values: (number | undefined)[]];

// biome-ignore format: a table, with the sums above each row
const TABLE: readonly Row[] = [
  // J1 O6 H8 N5 = 20; S1 M4 I9 T2 H8 = 24 · first 20 → 2 · path 1+9+9+0+0+5+1+5 = 30 → 3
  // destiny 20 + 24 = 44 → 8 · soul O6 + I9 = 15 → 6 · personality 1+8+5 + 1+4+2+8 = 29 → 11, kept
  // maturity 3 + 8 = 11, kept · attitude 5 + 15 = 20 → 2
  // passion 1 (J, S) and 8 (H, H) twice each; the lower · career 8 + 3 = 11, kept, folded: 2 · karmic 8 − 3
  // business 44 leaves 8 · year 5 + 15 + 2026 = 2046 → 12 → 3
  ['John Smith', '1990-05-15', 2, 3, 8, 6, 11, 11, 2, 1, 2, 5, 8, 3],
  // G7 R9 A1 C3 E5 = 25; H8 O6 P7 P7 E5 R9 = 42 · first 25 → 7 · path 1+9+0+6+1+2+0+9 = 28 → 10 → 1
  // destiny 25 + 42 = 67 → 13 → 4 · soul A1 E5 O6 E5 = 17 → 8 · personality 7+9+3 + 8+7+7+9 = 50 → 5
  // maturity 1 + 4 · attitude 12 + 9 = 21 → 3 · passion G, P, P · career 4 + 1 · karmic 4 − 1
  // business 67 leaves 4 · year 12 + 9 + 2026 = 2047 → 13 → 4
  ['Grace Hopper', '1906-12-09', 7, 1, 4, 8, 5, 5, 3, 7, 5, 3, 4, 4],
  // A1 D4 A1 = 6; L3 O6 V4 E5 L3 A1 C3 E5 = 30 · path 1+8+1+5+1+2+1+0 = 19 → 10 → 1
  // destiny 6 + 30 = 36 → 9 · soul 1+1+6+5+1+5 = 19 → 10 → 1 · personality 4+3+4+3+3 = 17 → 8
  // maturity 1 + 9 = 10 → 1 · attitude 12 + 10 = 22, kept
  // passion 1 (A, A, A) and 3 (L, L, C) three times each; the lower · career 9 + 1 = 10 → 1 · karmic 9 − 1
  // business 36 leaves nothing · year 12 + 10 + 2026 = 2048 → 14 → 5
  ['Ada Lovelace', '1815-12-10', 6, 1, 9, 1, 8, 1, 22, 1, 1, 8, 9, 5],
  // z8 o6 = 14; N5 E5 Z8 = 18; ë, Ú and Ñ are not counted · first 14 → 5 · path 2+0+0+0+0+2+2+9 = 15 → 6
  // destiny 14 + 18 = 32 → 5 · soul 6 + 5 = 11, kept · personality 8+5+8 = 21 → 3
  // maturity 6 + 5 = 11, kept · attitude 2 + 29 = 31 → 4
  // passion 5 (N, E) and 8 (z, Z) twice each; the lower · career 5 + 6 = 11, kept, folded: 2 · karmic 6 − 5
  // business 32 leaves 5 · year 2 + 29 + 2026 = 2057 → 14 → 5
  ['  zoë \t NÚÑEZ ', '2000-02-29', 5, 6, 5, 11, 3, 11, 4, 5, 2, 1, 5, 5],
  // Z8 I9 Z8 Z8 = 33; F6 R9 Y7 = 22 · first kept · path 1+9+8+9+0+1+2+3 = 33, kept
  // destiny 33 + 22 = 55 → 10 → 1 · soul I9; Y is no vowel · personality 8+8+8 + 6+9+7 = 46 → 10 → 1
  // maturity 33 + 1 = 34 → 7 · attitude 1 + 23 = 24 → 6 · passion Z, Z, Z · career 1 + 33 = 34 → 7
  // karmic 33 − 1, and no reading · business 55 leaves 1 · year 1 + 23 + 2026 = 2050 → 7
  ['Zizz Fry', '1989-01-23', 33, 33, 1, 9, 1, 7, 6, 8, 7, 32, 1, 7],
  // R9 I9 M4 = 22; B2 I9 = 11 · first kept · path 2+0+0+0+0+1+0+8 = 11, kept · destiny 22 + 11 = 33, kept
  // soul 9 + 9 = 18 → 9 · personality 9+4+2 = 15 → 6 · maturity 11 + 33 = 44 → 8 · attitude 1 + 8
  // passion R, I, I · career 33 + 11 = 44 → 8 · karmic 33 − 11 · business 33 leaves 6
  // year 1 + 8 + 2026 = 2035 → 10 → 1
  ['Rim Bi', '2000-01-08', 22, 11, 33, 9, 6, 8, 9, 9, 8, 22, 6, 1],
  // not one letter A–Z · path 1+9+8+5+1+1+2+9 = 36 → 9 · maturity 9 + 0 · attitude 11 + 29 = 40 → 4
  // passion no letters · career 0 + 9 · karmic 9 − 0 · business nothing to add
  // year 11 + 29 + 2026 = 2066 → 14 → 5
  ['李 42', '1985-11-29', 0, 9, 0, 0, 0, 9, 4, undefined, 9, 9, 0, 5],
  // J1 O6 S1 = 8; é is not counted · path 15 → 6 · soul O6 · personality J1 + S1 · maturity 6 + 8 = 14 → 5
  // attitude 31 → 4 · passion J, S · career 14 → 5 · karmic 8 − 6 · year 2057 → 14 → 5
  ['José', '2000-02-29', 8, 6, 8, 6, 2, 5, 4, 1, 5, 2, 8, 5],
  // A1 N5 N5 = 11 · first kept · path 1+9+9+0+0+1+0+9 = 29 → 11, kept · soul A1 · personality 10 → 1
  // maturity 11 + 11, kept · attitude 10 → 1 · passion N, N · career 22, kept, folded: 4
  // karmic no distance · business 11 leaves 2 · year 1 + 9 + 2026 = 2036 → 11, folded: 2
  ['Ann', '1990-01-09', 11, 11, 11, 1, 1, 22, 1, 5, 4, 9, 2, 2],
];

/** People who between them meet every rule: masters, ties, accents, Y, and a name without letters. */
export const WORKED_EXAMPLES = TABLE.map(([name, text, ...values]) => {
  const [year, month, day] = text.split('-').map(Number);
  const numbers = COLUMNS.map((column, index) => [column, values[index]]);
  return { name, date: { year, month, day }, ...Object.fromEntries(numbers) };
}) as readonly WorkedExample[];
