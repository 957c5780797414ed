import { type CalendarDate, checkDate } from '../calendar/calendar-date.ts';
import type { Distance } from '../cycles/life-spans.ts';
import { lifePathOf } from '../date-numbers/date-numbers.ts';
import { type NameReading, nameTotal, readName } from '../name-numbers/name-reading.ts';
import { OF_LETTERS, type OptionsFor } from '../options/options.ts';
import { asPart, distanceOf } from '../working/part-of.ts';
import type { PartName, Worked } from '../working/step.ts';

/** The distances between pairs of numbers, 0–8, or up to 9 if one of them has no letters and is 0. */
export interface Bridges {
  readonly lifePathAndExpression: Worked<Distance | 9>;
  readonly soulUrgeAndPersonality: Worked<Distance | 9>;
  readonly destinyAndPersonality: Worked<Distance | 9>;
}

/**
 * Bridges: the distances between Life Path and Expression, between Soul Urge and Personality, and
 * between Destiny and Personality, each reduced to a single digit first (RULES.md#bridges).
 *
 * @example
 * bridges('Thomas Cruise Mapother', { year: 1962, month: 7, day: 3 });
 * // 3 = 4 − 1, 5 = 9 − 4, and 0 = 4 − 4
 */
export function bridges(
  name: string,
  birth: CalendarDate,
  options?: OptionsFor<'letters' | 'spelled' | 'vowelYs' | 'alphabet' | 'method'>,
): Bridges {
  const reading = readName(name, options, `${OF_LETTERS} vowelYs method`);
  checkDate(birth, 'birth');
  return bridgesOf(reading, birth);
}

/** The bridges of a name that has been read. */
export function bridgesOf(reading: NameReading<number>, birth: CalendarDate): Bridges {
  const single = { ...reading, masters: [] };
  const lifePath = lifePathOf(birth, single);
  const destiny = nameTotal(single, 'all');
  const soulUrge = nameTotal(single, 'vowels');
  const personality = nameTotal(single, 'consonants');
  return {
    lifePathAndExpression: bridge('life-path', lifePath, 'expression', destiny),
    soulUrgeAndPersonality: bridge('soul-urge', soulUrge, 'personality', personality),
    destinyAndPersonality: bridge('destiny', destiny, 'personality', personality),
  };
}

function bridge(
  leftName: PartName,
  left: Worked<number>,
  rightName: PartName,
  right: Worked<number>,
): Worked<Distance | 9> {
  return distanceOf(asPart(leftName, left), asPart(rightName, right)) as Worked<Distance | 9>;
}
