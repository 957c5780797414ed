import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { attitudeReadings } from '#texts/readings/attitude';
import { hiddenPassionReadings } from '#texts/readings/hidden-passion';
import { lifePathReadings } from '#texts/readings/life-path';
import { maturityReadings } from '#texts/readings/maturity';
import { nameReadings } from '#texts/readings/name';
import * as words from '#texts/tools/blind-test/rules';
import type { CoreReading, CoreReadings } from '../../../readings/types';
import type { TableId } from '../../../result/reading/number-kinds';

/** What a passage is in its reading. */
type ReadingField = 'strengths' | 'challenges' | 'insight-1' | 'insight-2' | 'insight-3';

/** A paragraph of a reading, with everything that gives it away taken out. */
export interface Passage {
  readonly table: TableId;
  readonly number: CoreNumber;
  readonly field: ReadingField;
  readonly text: string;
}

/** The tables that passages are taken from. */
const TABLES: Readonly<Record<TableId, CoreReadings>> = {
  'name-number': nameReadings,
  'life-path': lifePathReadings,
  maturity: maturityReadings,
  attitude: attitudeReadings,
  'hidden-passion': hiddenPassionReadings,
};

const READINGS = (Object.keys(TABLES) as TableId[]).flatMap((table) =>
  CORE_NUMBERS.map((number) => ({ table, number, reading: TABLES[table][number] })),
);

const TITLES = READINGS.map(({ reading }) => reading.title.toLowerCase());

/** Every passage that can be scrubbed. */
export const passages: readonly Passage[] = READINGS.flatMap(({ table, number, reading }) =>
  fieldsOf(table, reading).flatMap(([field, full]) => {
    const text = scrub(full);
    return text === undefined ? [] : { table, number, field, text };
  }),
);

/** What the reading of a passage is called: “Free Spirit”. */
export function titleOf({ table, number }: Passage): string {
  return TABLES[table][number].title;
}

/** The insights that the Name Number shares are about the number, and not about a person. */
function fieldsOf(
  table: TableId,
  { strengths, challenges, additionalInsights: [first, second, third] }: CoreReading,
): readonly (readonly [ReadingField, string])[] {
  const main = [
    ['strengths', strengths],
    ['challenges', challenges],
  ] as const;
  if (table === 'name-number') return main;
  return [...main, ['insight-1', first], ['insight-2', second], ['insight-3', third]];
}

/**
 * A passage without anything that gives its number away. Somebody with a number becomes somebody like
 * the reader. Undefined where a digit, a title or the name of a number would be left: such a passage is
 * not used.
 *
 * @example
 * scrub('A 5 tends to leave early.'); // 'Somebody like you tends to leave early.'
 * scrub('Old books call 11 the number of light.'); // undefined
 */
export function scrub(text: string): string | undefined {
  const scrubbed = words.withoutSomebody(text);
  const lower = scrubbed.toLowerCase();
  const isTelling =
    /\d/.test(scrubbed) ||
    words.telltale.test(scrubbed) ||
    TITLES.some((title) => lower.includes(title));
  return isTelling ? undefined : scrubbed;
}

/**
 * Whether a passage has a word for a number. “Two friends” does not name the reader's number, but it is
 * a clue for a 2 if the other passages have no such word. So a round has it in all passages or in none.
 *
 * @example
 * says('When two friends stop speaking, both call you.', 2); // true
 */
export function says(text: string, number: CoreNumber): boolean {
  return words.numberWords[number].test(text);
}
