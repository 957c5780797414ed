import {
  type CalendarDate,
  destiny,
  lifePath,
  maturity,
  personality,
  personalYear,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import { ofAllLetters } from '../../../numbers/letter-choices';
import type { CountedPerson } from '../../../person/entry/person';
import type { SumId } from '../../../person/form/sum-ids';

/**
 * The working of a number, by the calculators' own rules. A number of the name alone does without a date.
 */
export function workByHand(
  id: SumId,
  { name, date, letters }: CountedPerson,
  today: CalendarDate,
): Worked<number> {
  switch (id) {
    case 'life-path':
      return lifePath(date ?? today);
    case 'destiny':
      return destiny(name, ofAllLetters(letters));
    case 'soul-urge':
      return soulUrge(name, letters);
    case 'personality':
      return personality(name, letters);
    case 'maturity':
      return maturity(name, date ?? today, ofAllLetters(letters));
    case 'personal-year':
      return personalYear(date ?? today, { today });
  }
}
