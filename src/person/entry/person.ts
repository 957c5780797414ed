import { type CalendarDate, formatDate } from '@ninefold/numerology';
import type { LetterChoices } from '../../numbers/letter-choices';
import { longDate } from '../../ui/text/wording';

/** Somebody: a name, a birth date or both. */
export interface Person {
  /** Empty where only the birth date is known. */
  readonly name: string;
  readonly date?: CalendarDate | undefined;
  /** What was decided for the letters of this name; undefined: they count as in this browser. */
  readonly letters?: LetterChoices | undefined;
}

/** Somebody whose letters count in a way that is known. */
export interface CountedPerson extends Person {
  readonly letters: LetterChoices;
}

/** What somebody is called: by name, or by the birth date where that is all we know. */
export function labelOf({ name, date }: Person): string {
  return name || (date ? `Born ${longDate(date)}` : '');
}

/** Whether nothing that is known of two people tells them apart: a name or a date may be missing. */
export function isSamePerson(one: Partial<Person>, other: Partial<Person>): boolean {
  const hasSameName = !one.name || !other.name || nameKey(one.name) === nameKey(other.name);
  const hasSameDate = !one.date || !other.date || formatDate(one.date) === formatDate(other.date);
  return hasSameName && hasSameDate;
}

/** A name as it is compared: case and white space make no difference. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
