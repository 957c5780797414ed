import { shortDate } from '#texts/language';
import { MAX_SAVED_PEOPLE, type SavedPerson } from './saved-people';

/** “Ann Lee, Jan 9, 1990”: a person in a list to choose from. */
export function optionFor({ name, date, label }: SavedPerson): string {
  if (!name) return label;
  return `${name}, ${date ? shortDate(date) : 'no birth date'}`;
}

export const goOnAs = ({ label }: SavedPerson) => `Go on as ${label}`;

/** What is said of a person who is saved, before a link. */
export const KEPT = ['', 'Kept', ' in this browser. '];

/** Why nobody else can be saved. */
export const NO_ROOM = `You’ve kept ${MAX_SAVED_PEOPLE} people, and there’s no room for more. You can [remove somebody](page:people) first.`;
