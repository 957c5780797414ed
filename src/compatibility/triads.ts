import { SCORE_TABLE } from './score-table';

/** The tradition's three groups of numbers that understand each other: mind, matter and heart. */
export const TRIADS = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
] as const;

/** Whether two different numbers 1–9 belong to one triad. */
export function isTriadPair(first: number, second: number): boolean {
  return (
    first !== second &&
    TRIADS.some((triad: readonly number[]) => triad.includes(first) && triad.includes(second))
  );
}

/** What two different numbers of one triad score at least. */
export const LOWEST_TRIAD_SCORE = Math.min(
  ...SCORE_TABLE.flatMap((row, index) =>
    row.filter((_, column) => isTriadPair(index + 1, column + 1)),
  ),
);
