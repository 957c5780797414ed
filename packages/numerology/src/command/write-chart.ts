import type { LifeSpan } from '../cycles/life-spans.ts';
import { describeSpan } from '../text/describe-span.ts';
import { describeSteps } from '../text/describe-step.ts';
import { isNumberName, numberTitle } from '../text/number-text.ts';
import type { Step, Worked } from '../working/step.ts';

const INDENT = '  ';

/**
 * Numbers as text: each with its title, its value, and, indented, its steps.
 *
 * @example
 * writeChart({ destiny: destiny('Rim') }); // 'Destiny: 22' and three lines below it
 */
export function writeChart(numbers: Readonly<Record<string, unknown>>): string {
  return Object.entries(numbers)
    .map(([key, value]) => linesOf(titleOf(key), value).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

function linesOf(title: string, value: unknown): readonly string[] {
  if (isWorked(value)) return workedLines(title, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    linesOf(`${title}, ${Array.isArray(value) ? Number(key) + 1 : titleOf(key)}`, part),
  );
}

function workedLines(title: string, worked: Worked<unknown>): readonly string[] {
  const { value, steps } = worked;
  const shown = Array.isArray(value) ? value.join(', ') || 'none' : (value ?? 'none');
  return [
    `${title}: ${shown}${noteOf(worked)}`,
    ...describeSteps(steps).map((line) => INDENT + line),
  ];
}

/** What comes with the value: ages, a letter, or the number in which a debt was found. */
function noteOf(worked: object): string {
  if ('letter' in worked && worked.letter !== undefined) return ` (${worked.letter})`;
  if ('on' in worked) return ` (${titleOf(String(worked.on))})`;
  return 'fromAge' in worked ? ` (${describeSpan(worked as LifeSpan)})` : '';
}

function isWorked(value: unknown): value is Worked<unknown, Step> {
  return typeof value === 'object' && value !== null && 'steps' in value && 'value' in value;
}

/** The orders of a grid, and the transits of an essence, have no titles of their own. */
function titleOf(key: string): string {
  return isNumberName(key) ? numberTitle(key) : key.charAt(0).toUpperCase() + key.slice(1);
}
