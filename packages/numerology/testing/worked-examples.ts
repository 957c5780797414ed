import type { CalendarDate } from '../src/calendar/calendar-date.ts';

/** A person whose numbers were worked out with pencil and paper, counting A–Z alone. */
export interface WorkedExample {
  readonly name: string;
  readonly date: CalendarDate;
  readonly firstName: number;
  readonly lifePath: number;
  readonly destiny: number;
  readonly soulUrge: number;
  readonly personality: number;
  readonly maturity: number;
  readonly attitude: number;
  /** Undefined without letters. */
  readonly hiddenPassion: number | undefined;
  readonly career: number;
  readonly karmic: number;
  /** The name read as a business. */
  readonly business: number;
  readonly personalYearIn2026: number;
}

/** People who between them meet every rule: masters, ties, accents, Y, and a name without letters. */
export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  {
    name: 'John Smith', // J1 O6 H8 N5 = 20; S1 M4 I9 T2 H8 = 24
    date: { year: 1990, month: 5, day: 15 },
    firstName: 2, // 20 → 2
    lifePath: 3, // 1+9+9+0+0+5+1+5 = 30 → 3
    destiny: 8, // 20 + 24 = 44 → 8
    soulUrge: 6, // O6 + I9 = 15 → 6
    personality: 11, // 1+8+5 + 1+4+2+8 = 29 → 11, kept
    maturity: 11, // 3 + 8 = 11, kept
    attitude: 2, // 5 + 15 = 20 → 2
    hiddenPassion: 1, // 1 (J, S) and 8 (H, H) twice each; the lower
    career: 2, // 8 + 3 = 11, kept, folded: 2
    karmic: 5, // 8 − 3
    business: 8, // 44 leaves 8
    personalYearIn2026: 3, // 5 + 15 + 2026 = 2046 → 12 → 3
  },
  {
    name: 'Grace Hopper', // G7 R9 A1 C3 E5 = 25; H8 O6 P7 P7 E5 R9 = 42
    date: { year: 1906, month: 12, day: 9 },
    firstName: 7, // 25 → 7
    lifePath: 1, // 1+9+0+6+1+2+0+9 = 28 → 10 → 1
    destiny: 4, // 25 + 42 = 67 → 13 → 4
    soulUrge: 8, // A1 E5 O6 E5 = 17 → 8
    personality: 5, // 7+9+3 + 8+7+7+9 = 50 → 5
    maturity: 5, // 1 + 4
    attitude: 3, // 12 + 9 = 21 → 3
    hiddenPassion: 7, // G, P, P
    career: 5, // 4 + 1
    karmic: 3, // 4 − 1
    business: 4, // 67 leaves 4
    personalYearIn2026: 4, // 12 + 9 + 2026 = 2047 → 13 → 4
  },
  {
    name: 'Alan Turing', // A1 L3 A1 N5 = 10; T2 U3 R9 I9 N5 G7 = 35
    date: { year: 1912, month: 6, day: 23 },
    firstName: 1, // 10 → 1
    lifePath: 6, // 1+9+1+2+0+6+2+3 = 24 → 6
    destiny: 9, // 10 + 35 = 45 → 9
    soulUrge: 5, // 1+1+3+9 = 14 → 5
    personality: 4, // 3+5 + 2+9+5+7 = 31 → 4
    maturity: 6, // 6 + 9 = 15 → 6
    attitude: 11, // 6 + 23 = 29 → 11, kept
    hiddenPassion: 1, // 1, 3, 5 and 9 twice each; the lowest
    career: 6, // 9 + 6 = 15 → 6
    karmic: 3, // 9 − 6
    business: 9, // 45 leaves nothing
    personalYearIn2026: 3, // 6 + 23 + 2026 = 2055 → 12 → 3
  },
  {
    name: 'Ada Lovelace', // A1 D4 A1 = 6; L3 O6 V4 E5 L3 A1 C3 E5 = 30
    date: { year: 1815, month: 12, day: 10 },
    firstName: 6,
    lifePath: 1, // 1+8+1+5+1+2+1+0 = 19 → 10 → 1
    destiny: 9, // 6 + 30 = 36 → 9
    soulUrge: 1, // 1+1+6+5+1+5 = 19 → 10 → 1
    personality: 8, // 4+3+4+3+3 = 17 → 8
    maturity: 1, // 1 + 9 = 10 → 1
    attitude: 22, // 12 + 10 = 22, kept
    hiddenPassion: 1, // 1 (A, A, A) and 3 (L, L, C) thrice each; the lower
    career: 1, // 9 + 1 = 10 → 1
    karmic: 8, // 9 − 1
    business: 9, // 36 leaves nothing
    personalYearIn2026: 5, // 12 + 10 + 2026 = 2048 → 14 → 5
  },
  {
    name: '  zoë \t NÚÑEZ ', // z8 o6 = 14; N5 E5 Z8 = 18; ë, Ú and Ñ are not counted
    date: { year: 2000, month: 2, day: 29 },
    firstName: 5, // 14 → 5
    lifePath: 6, // 2+0+0+0+0+2+2+9 = 15 → 6
    destiny: 5, // 14 + 18 = 32 → 5
    soulUrge: 11, // 6 + 5 = 11, kept
    personality: 3, // 8+5+8 = 21 → 3
    maturity: 11, // 6 + 5 = 11, kept
    attitude: 4, // 2 + 29 = 31 → 4
    hiddenPassion: 5, // 5 (N, E) and 8 (z, Z) twice each; the lower
    career: 2, // 5 + 6 = 11, kept, folded: 2
    karmic: 1, // 6 − 5
    business: 5, // 32 leaves 5
    personalYearIn2026: 5, // 2 + 29 + 2026 = 2057 → 14 → 5
  },
  {
    name: 'Zizz Fry', // Z8 I9 Z8 Z8 = 33; F6 R9 Y7 = 22
    date: { year: 1989, month: 1, day: 23 },
    firstName: 33, // kept
    lifePath: 33, // 1+9+8+9+0+1+2+3 = 33, kept
    destiny: 1, // 33 + 22 = 55 → 10 → 1
    soulUrge: 9, // I9; Y is no vowel
    personality: 1, // 8+8+8 + 6+9+7 = 46 → 10 → 1
    maturity: 7, // 33 + 1 = 34 → 7
    attitude: 6, // 1 + 23 = 24 → 6
    hiddenPassion: 8, // Z, Z, Z
    career: 7, // 1 + 33 = 34 → 7
    karmic: 32, // 33 − 1, and no reading
    business: 1, // 55 leaves 1
    personalYearIn2026: 7, // 1 + 23 + 2026 = 2050 → 7
  },
  {
    name: 'Rim Bi', // R9 I9 M4 = 22; B2 I9 = 11
    date: { year: 2000, month: 1, day: 8 },
    firstName: 22, // kept
    lifePath: 11, // 2+0+0+0+0+1+0+8 = 11, kept
    destiny: 33, // 22 + 11 = 33, kept
    soulUrge: 9, // 9 + 9 = 18 → 9
    personality: 6, // 9+4+2 = 15 → 6
    maturity: 8, // 11 + 33 = 44 → 8
    attitude: 9, // 1 + 8
    hiddenPassion: 9, // R, I, I
    career: 8, // 33 + 11 = 44 → 8
    karmic: 22, // 33 − 11
    business: 6, // 33 leaves 6
    personalYearIn2026: 1, // 1 + 8 + 2026 = 2035 → 10 → 1
  },
  {
    name: 'O', // O6
    date: { year: 1990, month: 1, day: 2 },
    firstName: 6,
    lifePath: 22, // 1+9+9+0+0+1+0+2 = 22, kept
    destiny: 6,
    soulUrge: 6,
    personality: 0, // no consonant
    maturity: 1, // 22 + 6 = 28 → 10 → 1
    attitude: 3, // 1 + 2
    hiddenPassion: 6,
    career: 1, // 6 + 22 = 28 → 10 → 1
    karmic: 16, // 22 − 6
    business: 6,
    personalYearIn2026: 4, // 1 + 2 + 2026 = 2029 → 13 → 4
  },
  {
    name: '李 42', // not one letter A–Z
    date: { year: 1985, month: 11, day: 29 },
    firstName: 0,
    lifePath: 9, // 1+9+8+5+1+1+2+9 = 36 → 9
    destiny: 0,
    soulUrge: 0,
    personality: 0,
    maturity: 9, // 9 + 0
    attitude: 4, // 11 + 29 = 40 → 4
    hiddenPassion: undefined, // no letters
    career: 9, // 0 + 9
    karmic: 9, // 9 − 0
    business: 0, // nothing to add
    personalYearIn2026: 5, // 11 + 29 + 2026 = 2066 → 14 → 5
  },
  {
    name: 'Grace Brewster Hopper', // 25; B2 R9 E5 W5 S1 T2 E5 R9 = 38; 42
    date: { year: 1906, month: 12, day: 9 },
    firstName: 7, // 25 → 7
    lifePath: 1, // 28 → 10 → 1
    destiny: 6, // 25 + 38 + 42 = 105 → 6
    soulUrge: 9, // 1+5 + 5+5 + 6+5 = 27 → 9
    personality: 6, // 105 − 27 = 78 → 15 → 6
    maturity: 7, // 1 + 6
    attitude: 3, // 21 → 3
    hiddenPassion: 5, // E, E, W, E, E
    career: 7, // 6 + 1
    karmic: 5, // 6 − 1
    business: 6, // 105 leaves 6
    personalYearIn2026: 4, // 2047 → 13 → 4
  },
  {
    name: 'José', // J1 O6 S1 = 8; é is not counted
    date: { year: 2000, month: 2, day: 29 },
    firstName: 8,
    lifePath: 6, // 15 → 6
    destiny: 8,
    soulUrge: 6, // O6
    personality: 2, // J1 + S1
    maturity: 5, // 6 + 8 = 14 → 5
    attitude: 4, // 31 → 4
    hiddenPassion: 1, // J, S
    career: 5, // 14 → 5
    karmic: 2, // 8 − 6
    business: 8,
    personalYearIn2026: 5, // 2057 → 14 → 5
  },
  {
    name: 'Ann', // A1 N5 N5 = 11
    date: { year: 1990, month: 1, day: 9 },
    firstName: 11, // kept
    lifePath: 11, // 1+9+9+0+0+1+0+9 = 29 → 11, kept
    destiny: 11,
    soulUrge: 1, // A1
    personality: 1, // 10 → 1
    maturity: 22, // 11 + 11, kept
    attitude: 1, // 10 → 1
    hiddenPassion: 5, // N, N
    career: 4, // 22, kept, folded: 4
    karmic: 9, // no distance
    business: 2, // 11 leaves 2
    personalYearIn2026: 2, // 1 + 9 + 2026 = 2036 → 11, folded: 2
  },
  {
    name: 'a'.repeat(500), // 500
    date: { year: 2100, month: 12, day: 31 },
    firstName: 5, // 500 → 5
    lifePath: 1, // 2+1+0+0+1+2+3+1 = 10 → 1
    destiny: 5,
    soulUrge: 5,
    personality: 0, // no consonant
    maturity: 6, // 1 + 5
    attitude: 7, // 43 → 7
    hiddenPassion: 1,
    career: 6, // 5 + 1
    karmic: 4, // 5 − 1
    business: 5, // 500 leaves 5
    personalYearIn2026: 8, // 12 + 31 + 2026 = 2069 → 17 → 8
  },
  {
    name: 'ſ 1234', // U+017F is no S
    date: { year: 1900, month: 1, day: 1 },
    firstName: 0,
    lifePath: 3, // 1+9+0+0+0+1+0+1 = 12 → 3
    destiny: 0,
    soulUrge: 0,
    personality: 0,
    maturity: 3, // 3 + 0
    attitude: 2, // 1 + 1
    hiddenPassion: undefined, // no letters
    career: 3, // 0 + 3
    karmic: 3, // 3 − 0
    business: 0,
    personalYearIn2026: 3, // 1 + 1 + 2026 = 2028 → 12 → 3
  },
];
