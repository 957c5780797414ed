import type { CalendarDate } from '@ninefold/numerology';
import type { LetterChoices } from '../../numbers/letter-choices';

/** What a visitor entered in a calculator. */
export interface FormValues {
  /** Empty where no name was asked for. */
  readonly name: string;
  readonly date: CalendarDate | undefined;
}

/** Somebody, and what was chosen for the letters of their name. */
export interface Person extends FormValues {
  /** What was decided for the letters of this name; undefined: they count as in this browser. */
  readonly choices: LetterChoices | undefined;
}

/** What a link or this tab's memory restores: the entry, and what was chosen about its result. */
export interface SavedResult extends Person {
  /** The tab or the year that is shown. Empty on pages that show one thing. */
  readonly view: string;
}

/** What a result on the screen was calculated from. */
export interface ShownResult extends SavedResult {
  readonly choices: LetterChoices;
}
