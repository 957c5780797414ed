import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import { attitudeReadings } from '#texts/readings/attitude';
import { hiddenPassionReadings } from '#texts/readings/hidden-passion';
import { lifePathReadings } from '#texts/readings/life-path';
import { maturityReadings } from '#texts/readings/maturity';
import { nameReadings } from '#texts/readings/name';
import type { CoreReading, CoreReadings } from '../../../readings/types';
import { numberKinds, type TableId } from '../../../result/reading/number-kinds';

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

/** “a 6”, “an 8”, “a small 2”: somebody with that number. */
const SOMEBODY = /\b([Aa])n? (?:(\p{L}+) )?\d+\b(?!:)/gu;

/** A passage that says one of these, such as what a number is called here, says where it stands. */
const TELLTALE = new RegExp(
  `numerolog|master number|\\b(?:${numberKinds.map(({ label }) => label).join('|')})\\b`,
);

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
  const scrubbed = text.replace(SOMEBODY, (_, article: string, quality = '') => {
    const somebody = article === 'A' ? 'Somebody' : 'somebody';
    return quality ? `${somebody} ${quality} like you` : `${somebody} like you`;
  });
  const lower = scrubbed.toLowerCase();
  const isTelling =
    /\d/.test(scrubbed) || TELLTALE.test(scrubbed) || TITLES.some((title) => lower.includes(title));
  return isTelling ? undefined : scrubbed;
}

const WORDS: Readonly<Record<CoreNumber, RegExp>> = {
  1: /\b(?:one|ones|first|once)\b/i,
  2: /\b(?:two|twos|second|twice|both|double|pair|couple)\b/i,
  3: /\b(?:three|threes|third|triple)\b/i,
  4: /\b(?:four|fours|fourth|quarter)\b/i,
  5: /\b(?:five|fives|fifth)\b/i,
  6: /\b(?:six|sixes|sixth)\b/i,
  7: /\b(?:seven|sevens|seventh)\b/i,
  8: /\b(?:eight|eights|eighth)\b/i,
  9: /\b(?:nine|nines|ninth)\b/i,
  11: /\b(?:eleven|eleventh)\b/i,
  22: /\btwenty-(?:two|second)\b/i,
  33: /\bthirty-(?:three|third)\b/i,
};

/**
 * Whether a passage has a word for a number. “Two friends” does not name the reader's number, but it is
 * a clue for a 2 if the other passages have no such word. So a round has it in all passages or in none.
 *
 * @example
 * says('When two friends stop speaking, both call you.', 2); // true
 */
export function says(text: string, number: CoreNumber): boolean {
  return WORDS[number].test(text);
}
