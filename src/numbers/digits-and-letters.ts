import type { Digit } from '@ninefold/numerology';

/** The nine numbers that a sum comes down to, and the values that a letter can have. */
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly Digit[];

export const ALPHABET: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
