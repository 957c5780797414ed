import type { Digit, GridLine } from '@ninefold/numerology';
import { articleOf, capitalized, listed, times } from '../language';
import { numbers } from '../numbers';

type NumberId = keyof typeof numbers;

export const theRest = 'The rest of your lines and digits';

const states = { full: 'full', empty: 'empty' };

/** How often a digit occurs, in words. */
export const howOften = (count: number) => (count === 0 ? 'not there' : times(count));

/** “4: not there”. */
export const describeDigit = (digit: Digit, count: number) => `${digit}: ${howOften(count)}`;

/** “4: Not there”. */
export const digitHeading = (digit: Digit, count: number) =>
  `${digit}: ${capitalized(howOften(count))}`;

/** “1 – 5 – 9, full: Determination”. */
export const lineHeading = (line: GridLine, state: keyof typeof states, name: string) =>
  `${line.join(' – ')}, ${states[state]}: ${name}`;

/** Digits that the date leaves out, and the numbers that have them: “All the same, you have a 4 as your Life Path: …” */
export function allTheSame(
  had: readonly { readonly digit: Digit; readonly as: readonly NumberId[] }[],
): string {
  const each = had.map(
    ({ digit, as }) =>
      `${articleOf(digit)} ${digit} as your ${listed(as.map((id) => numbers[id].label))}`,
  );
  return `All the same, you have ${listed(each)}: that’s how you come to it.`;
}
