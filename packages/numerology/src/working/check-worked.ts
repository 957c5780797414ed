import { inputError } from '../input/input-error.ts';

/**
 * Throws unless a value is a number with its steps.
 *
 * @example
 * checkWorked(4); // TypeError: worked: expected a value with its steps, got 4
 */
export function checkWorked(worked: unknown): void {
  if (!Array.isArray((worked as { steps?: unknown } | undefined)?.steps)) {
    throw inputError('worked', 'a value with its steps', worked);
  }
}
