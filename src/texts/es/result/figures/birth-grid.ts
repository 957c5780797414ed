import type { Digit, GridLine } from '@ninefold/numerology';
import { listed, plural, times } from '../../language';
import { inSentence, type NumberId } from '../../numbers';

export const theRest = 'El resto de tus líneas y cifras';

const states = { full: 'completa', empty: 'vacía' };

/** How often a digit occurs, in words. */
export const howOften = (count: number) => (count === 0 ? 'no está' : times(count));

/** “4: no está”. */
export const describeDigit = (digit: Digit, count: number) => `${digit}: ${howOften(count)}`;

/** “El 4 no está”, “El 4, dos veces”. */
export const digitHeading = (digit: Digit, count: number) =>
  `El ${digit}${count === 0 ? '' : ','} ${howOften(count)}`;

/** “1 – 5 – 9, completa: Determinación”. */
export const lineHeading = (line: GridLine, state: keyof typeof states, name: string) =>
  `${line.join(' – ')}, ${states[state]}: ${name}`;

/** Digits that the date leaves out, and the numbers that have them: “Pero el 4 es tu Camino de Vida, …” */
export function allTheSame(
  had: readonly { readonly digit: Digit; readonly as: readonly NumberId[] }[],
): string {
  const each = had.map(
    ({ digit, as }) => `el ${digit} es ${listed(as.map((id) => `tu ${inSentence(id)}`))}`,
  );
  return `Pero ${listed(each)}, así que por ese lado sí ${plural(had.length, 'lo', 'los')} tienes.`;
}
