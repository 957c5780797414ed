import type { LifeSpan } from '../cycles/life-spans.ts';
import { spanInWords, stepsInWords } from '../text/in-words.ts';
import type { NumberName, Words } from '../text/words.ts';
import type { Step, Worked } from '../working/step.ts';

const INDENT = '  ';

/**
 * Numbers as text in a language: each with its title, its value, and, indented, its steps.
 *
 * @example
 * writeChart({ destiny: destiny('Rim') }, english); // 'Destiny: 22' and three lines below it
 */
export function writeChart(numbers: Readonly<Record<string, unknown>>, words: Words): string {
  return Object.entries(numbers)
    .map(([key, value]) => linesOf(words, titleOf(words, key), value).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

function linesOf(words: Words, title: string, value: unknown): readonly string[] {
  if (isWorked(value)) return workedLines(words, title, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    linesOf(
      words,
      `${title}, ${Array.isArray(value) ? Number(key) + 1 : titleOf(words, key)}`,
      part,
    ),
  );
}

function workedLines(words: Words, title: string, worked: Worked<unknown>): readonly string[] {
  const { value, steps } = worked;
  const shown = Array.isArray(value) ? value.join(', ') || words.none : (value ?? words.none);
  return [
    `${title}: ${shown}${noteOf(words, worked)}`,
    ...stepsInWords(words, steps).map((line) => INDENT + line),
  ];
}

/** What comes with the value: ages, a letter, or the number in which a debt was found. */
function noteOf(words: Words, worked: object): string {
  if ('letter' in worked && worked.letter !== undefined) return ` (${worked.letter})`;
  if ('on' in worked) return ` (${titleOf(words, String(worked.on))})`;
  return 'fromAge' in worked ? ` (${spanInWords(words, worked as LifeSpan)})` : '';
}

function isWorked(value: unknown): value is Worked<unknown, Step> {
  return typeof value === 'object' && value !== null && 'steps' in value && 'value' in value;
}

/** The orders of a grid, and the transits of an essence, have no titles of their own. */
function titleOf({ numbers }: Words, key: string): string {
  return Object.hasOwn(numbers, key)
    ? numbers[key as NumberName][0]
    : key.charAt(0).toUpperCase() + key.slice(1);
}
