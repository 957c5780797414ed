import { describeSteps } from '../text/describe-steps.ts';
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
  if (!('fromAge' in worked && 'toAge' in worked)) return '';
  return worked.toAge === undefined
    ? ` (from the age of ${worked.fromAge})`
    : ` (ages ${worked.fromAge} to ${worked.toAge})`;
}

function isWorked(value: unknown): value is Worked<unknown, Step> {
  return typeof value === 'object' && value !== null && 'steps' in value && 'value' in value;
}

/** `soulUrge` becomes Soul Urge. */
function titleOf(key: string): string {
  const spaced = key.replaceAll(/([A-Z])/g, ' $1');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
