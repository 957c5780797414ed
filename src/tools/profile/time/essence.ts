import {
  ageOn,
  type CalendarDate,
  type Essence,
  essence,
  isCoreNumber,
  type Transit,
} from '@ninefold/numerology';
import { type LetterChoices, ofAllLetters } from '../../../numbers/letter-choices';

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

/** The transits of a year, from the first name to the last. */
export function transitsOf(
  essence: Essence | undefined,
): readonly (Transit & { readonly name: string })[] {
  const { physical, mental, spiritual } = essence ?? {};
  return [
    physical && { ...physical, name: 'physical' },
    mental && { ...mental, name: 'mental' },
    spiritual && { ...spiritual, name: 'spiritual' },
  ].filter((transit) => transit !== undefined);
}
