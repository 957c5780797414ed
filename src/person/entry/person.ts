import { type CalendarDate, type CountedLetters, formatDate } from '@ninefold/numerology';
import { born } from '#texts/person/entry';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';

/** Somebody: a name, a birth date or both. */
export interface Person {
  /** Empty where only the birth date is known. */
  readonly name: string;
  readonly date?: CalendarDate | undefined;
  /**
   * What was decided for the letters of this name. Where nothing was, they count as in this browser, and
   * where nothing was decided there, either, as they did by default when this was calculated first.
   */
  readonly letters?: LetterChoices | CountedLetters | undefined;
}

/** Somebody whose letters count in a way that is known. */
export interface CountedPerson extends Person {
  readonly letters: LetterChoices;
}

/** What somebody is called: by name, or by the birth date where that is all we know. */
export function labelOf({ name, date }: Person): string {
  return name || (date ? born(date) : '');
}

/** Whether the same is known of both. What is missing in one of them only may be somebody else's. */
export function isSamePerson(one: Partial<Person>, other: Partial<Person>): boolean {
  return isKnownOf(other, one) && isKnownOf(one, other);
}

/** Whether the name and the date that somebody was entered with are known of a person, too. */
export function isKnownOf(person: Partial<Person>, entered: Partial<Person>): boolean {
  const isName = !entered.name || nameKey(entered.name) === nameKey(person.name ?? '');
  const isDate =
    !entered.date || (person.date && formatDate(entered.date) === formatDate(person.date));
  return isName && Boolean(isDate);
}

/** A name as it is compared: case and white space make no difference. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Which letters of a name counted, without what was decided for single ones. By default those of this language. */
export function countedOf({ letters = NO_CHOICES }: Person): CountedLetters {
  return typeof letters === 'object' ? letters.letters : letters;
}
