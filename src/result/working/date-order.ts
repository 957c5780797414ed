import { dayFirst } from '@ninefold/numerology/helpers';
import { DAY_FIRST } from '#texts/language';

/** A working with its dates in the order of the language: the library has the year first, and of parts the month. */
export function inOrderOfDates<S extends { readonly kind: string }>(
  steps: readonly S[],
): readonly S[] {
  return DAY_FIRST ? dayFirst(steps) : steps;
}
