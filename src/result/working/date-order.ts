import { DAY_FIRST } from '#texts/language';
import type { SiteStep } from '../../numbers/site-number';

const WRITTEN_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A working with its dates in the order of the language: the library has the year first, and of parts the
 * month. The sums are the same.
 */
export function inOrderOfDates(steps: readonly SiteStep[]): readonly SiteStep[] {
  const [first, second, ...others] = steps;
  if (!DAY_FIRST || !first || !second) return steps;
  if (first.kind === 'digits' && second.kind === 'sum') {
    const [, year, month, day] = WRITTEN_DATE.exec(first.text) ?? [];
    if (!day) return steps;
    const digits = Array.from(`${day}${month}${year}`, Number);
    const text = `${day}/${month}/${year}`;
    return [{ ...first, text, to: digits }, { ...second, terms: digits }, ...others];
  }
  const areParts = first.kind === 'part' && second.kind === 'part';
  if (!areParts || first.name !== 'month' || second.name !== 'day') return steps;
  const rest = others.map((step) =>
    step.kind === 'sum' ? { ...step, terms: [second.to, first.to, ...step.terms.slice(2)] } : step,
  );
  return [second, first, ...rest];
}
