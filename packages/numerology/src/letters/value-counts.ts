import { inputError } from '../input/input-error.ts';
import type { LettersStep } from '../working/step.ts';

/**
 * How often each value 1–9 occurs among letters, counted or not. The first entry is for 1.
 *
 * @example
 * valueCounts(assignLetters('Anna')); // [2, 0, 0, 0, 2, 0, 0, 0, 0]: A and A, N and N
 */
export function valueCounts(step: LettersStep): readonly number[] {
  if (!Array.isArray(step?.letters)) throw inputError('step', 'a step of letters', step);
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { value } of step.letters) {
    counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  return counts;
}
