import type { LettersStep } from './letters.ts';

/**
 * How often each value 1–9 occurs among letters: the first figure is how often 1 does.
 *
 * @example
 * valueCounts(assignLetters('Anna', 'all')); // [2, 0, 0, 0, 2, 0, 0, 0, 0]: A and A, N and N
 */
export function valueCounts({ letters }: LettersStep): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { value } of letters) {
    counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  return counts;
}
