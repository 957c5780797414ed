import { reduceNumber } from '@ninefold/numerology';

/** The Chaldean table, which the calculators do not use: letters by sound, none of them worth 9. */
const LETTER_GROUPS = ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'] as const;

/** A name added up by the Chaldean table: the values of its letters, their sum, and its reduction. */
export function chaldean(name: string): {
  readonly values: readonly number[];
  readonly total: number;
  readonly value: number;
} {
  const values = Array.from(name.toUpperCase(), (letter) =>
    LETTER_GROUPS.findIndex((group) => group.includes(letter)),
  )
    .filter((place) => place >= 0)
    .map((place) => place + 1);
  const total = values.reduce((sum, value) => sum + value, 0);
  return { values, total, value: reduceNumber(total).value };
}
