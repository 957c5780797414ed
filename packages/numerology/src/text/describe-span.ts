import { checkWhole } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';

/** The birthdays on which something starts and ends, if it ends. */
interface Span {
  readonly fromAge: number;
  readonly toAge: number | undefined;
}

/**
 * The ages that a pinnacle, a challenge, a period, or a transit lasts. It ends on a birthday on which the
 * next one starts, so that age is not one of them.
 *
 * @example
 * describeSpan({ fromAge: 0, toAge: 35 }); // 'ages 0 to 34'
 * describeSpan({ fromAge: 53, toAge: undefined }); // 'from the age of 53'
 */
export function describeSpan(span: Span): string {
  if (typeof span !== 'object' || !span) throw inputError('span', '{ fromAge, toAge }', span);
  const { fromAge, toAge } = span;
  checkWhole(fromAge, 'span.fromAge', 0, 9999);
  if (toAge === undefined) return `from the age of ${fromAge}`;
  checkWhole(toAge, 'span.toAge', fromAge + 1, 10_000);
  return toAge - 1 === fromAge ? `age ${fromAge}` : `ages ${fromAge} to ${toAge - 1}`;
}
