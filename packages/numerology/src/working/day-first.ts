import type { Step, SumStep } from './step.ts';

const WRITTEN_DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Steps with the day of a date before its month and its year, for languages that write it so. What they come
 * to is the same. Those of a part have to be put in order by themselves.
 *
 * @example
 * dayFirst(attitude({ year: 1990, month: 5, day: 15 }).steps); // 15 + 5 = 20, and no longer 5 + 15
 */
export function dayFirst<S extends { readonly kind: string }>(steps: readonly S[]): readonly S[] {
  // Of the steps of others, only those that this library has as well are looked at.
  return inOrder(steps as unknown as readonly Step[]) as unknown as readonly S[];
}

function inOrder(steps: readonly Step[]): readonly Step[] {
  const [first, second, ...others] = steps;
  if (first?.kind === 'sum' && first.of) return [swapped(first), ...steps.slice(1)];
  if (first?.kind === 'digits') {
    const [, year, month, day] = WRITTEN_DATE.exec(first.text) ?? [];
    if (!day) return steps;
    const to = Array.from(`${day}${month}${year}`, Number);
    const added = second?.kind === 'sum' ? [{ ...second, terms: to }] : steps.slice(1, 2);
    return [{ ...first, text: `${day}/${month}/${year}`, to }, ...added, ...others];
  }
  const areParts = first?.kind === 'part' && second?.kind === 'part';
  if (!areParts || first.name !== 'month' || second.name !== 'day') return steps;
  return [second, first, ...others.map((step) => (step.kind === 'sum' ? swapped(step) : step))];
}

/** A sum that begins with a month and a day, the other way round. */
function swapped(step: SumStep): SumStep {
  const [month, day, ...year] = step.terms as readonly [number, number, ...number[]];
  return { ...step, terms: [day, month, ...year] };
}
