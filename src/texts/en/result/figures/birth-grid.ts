import type { Digit, GridLine } from '@ninefold/numerology';
import { listed, plural, times } from '../../language';
import { type NumberId, numbers } from '../../numbers';

export const theRest = 'The rest of your lines and digits';

const states = { full: 'full', empty: 'empty' };

/** How often a digit occurs, in words. */
export const howOften = (count: number) => (count === 0 ? 'not there' : times(count));

/** “4: not there”. */
export const describeDigit = (digit: Digit, count: number) => `${digit}: ${howOften(count)}`;

/** “The 4, not there”. */
export const digitHeading = (digit: Digit, count: number) => `The ${digit}, ${howOften(count)}`;

/** “1 – 5 – 9, full: Determination”. */
export const lineHeading = (line: GridLine, state: keyof typeof states, name: string) =>
  `${line.join(' – ')}, ${states[state]}: ${name}`;

/** Digits that the date leaves out, and the numbers that have them: “But 4 is your Life Path, …” */
export function allTheSame(
  had: readonly { readonly digit: Digit; readonly as: readonly NumberId[] }[],
): string {
  const each = had.map(
    ({ digit, as }) => `${digit} is your ${listed(as.map((id) => numbers[id].label))}`,
  );
  return `But ${listed(each)}, so you have ${plural(had.length, 'it', 'them')} from there.`;
}
