import {
  ageOn,
  type CalendarDate,
  type Essence,
  essence,
  isCoreNumber,
  type LifeSpan,
  type Transit,
} from '@ninefold/numerology';
import { type LetterChoices, ofAllLetters } from '../../../numbers/letter-choices';

/** The stretch that an age falls into; none before the birth. */
export function currentSpan(
  spans: readonly LifeSpan[],
  age: number | undefined,
): LifeSpan | undefined {
  if (age === undefined) return undefined;
  return spans.find(({ fromAge, toAge }) => age >= fromAge && (toAge === undefined || age < toAge));
}

/** The essence of the present year of life and its transits; none before the birth or without letters. */
export function essenceOf(
  name: string,
  date: CalendarDate,
  choices: LetterChoices,
  today: CalendarDate,
) {
  if (ageOn(date, today) === undefined) return undefined;
  const found = essence(name, date, { ...ofAllLetters(choices), today });
  return isCoreNumber(found.value) ? found : undefined;
}

/** A transit, and which of the three it is. */
export type NamedTransit = Transit & { readonly id: 'physical' | 'mental' | 'spiritual' };

/** The transits of a year, from the first name to the last. */
export function transitsOf(essence: Essence | undefined): readonly NamedTransit[] {
  const { physical, mental, spiritual } = essence ?? {};
  return [
    physical && { ...physical, id: 'physical' as const },
    mental && { ...mental, id: 'mental' as const },
    spiritual && { ...spiritual, id: 'spiritual' as const },
  ].filter((transit) => transit !== undefined);
}
