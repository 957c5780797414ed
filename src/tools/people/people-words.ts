import { counted, plural } from '../../config/language';
import { MAX_KEPT_PEOPLE } from '../../person/people/kept-people';
import type { OpenedCopy, Refused } from './people-copy';

/** Why somebody was not kept. */
export const NO_ROOM = `You’ve kept ${MAX_KEPT_PEOPLE} people, and there’s no room for more. Remove somebody first.`;
export const NOT_KEPT =
  'That name can’t be kept: it has a sign in it that no name has, such as < or >.';

/** What opening a copy did, in words. */
export function describeOpening(opened: OpenedCopy | Refused): string {
  if (opened === 'newer') {
    return 'A newer version of this page made that copy, so nothing was changed: reload the page, and open it again.';
  }
  if (opened === 'not-ours') {
    return 'That file isn’t a copy of your people, or it’s damaged. Nothing was changed.';
  }
  const { added, completed, known, unreadable, tooMany } = opened;
  const sentences = [
    `${added.length > 0 ? counted(added.length, 'person', 'people') : 'Nobody'} added.`,
    completed.length > 0 && `${completed.length} completed.`,
    known > 0 && `${known} already here.`,
    unreadable > 0 &&
      `${unreadable} couldn’t be read and ${plural(unreadable, 'was', 'were')} left out.`,
    tooMany > 0 && `${tooMany} left out: there’s only room for ${MAX_KEPT_PEOPLE}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
