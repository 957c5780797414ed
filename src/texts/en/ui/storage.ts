import { plural } from '../language';

/** “2 of your results couldn’t be saved: …” */
export function notSaved(unsaved: number, one: string, many: string): string {
  const what = plural(unsaved, one, `${unsaved} of your ${many}`);
  return `${what} couldn’t be saved: this browser’s storage is full, or closed to us. Nothing’s lost as long as this page stays open, and it’ll be saved as soon as there’s room.`;
}

/** “Some of the saved results couldn’t be read. …” */
export function notRead(many: string, backup: string): string {
  return `Some of the saved ${many} couldn’t be read. Nothing’s thrown away: what we found is kept in this browser, under ${backup}, before anything new is saved.`;
}

export const notDeleted =
  'What you deleted is still saved: this browser’s storage can’t be changed right now. As long as this page stays open, it’ll try again every two seconds.';
