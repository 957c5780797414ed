import { counted, plural } from '../language';
import { keepThisPerson } from '../person/people';

export { keepThisPerson, people, thePerson } from '../person/people';

export const caption = 'Five people, a figure each. Whoever you keep will be here.';
export const everyone = 'Everyone you’ve kept';
export const nobodyYet = `That’s nobody yet. Type a name and a birth date below and press ${keepThisPerson}, or use the same button under any result. Whoever you keep is saved in this browser and nowhere else.`;
export const failed =
  'We couldn’t load the numbers. Your people are safe: it’s only this part that’s missing.';
export const keepSomebody = 'Keep somebody';

export const howMany = (count: number) =>
  `${counted(count, 'person', 'people')}, in this browser and nowhere else.`;

/** What is said when somebody is saved, renamed or removed. */
export const alreadyHere = (name: string) => `${name} is here already.`;
export const noRoom = (most: number) =>
  `You’ve kept ${most} people, and there’s no room for more. Remove somebody first.`;
export const kept = (name: string) => `Kept: ${name}.`;
export const renamed = (before: string, after: string) => `${before} is called ${after} now.`;
export const everybodyRemoved = 'Everybody’s removed.';

export const yourOwnCopy = 'Your own copy';
export const aboutCopies =
  'These names and dates are in this browser and nowhere else. If you clear its data they’re gone, and your phone doesn’t know what your laptop keeps. A copy is a small file: save it here and open it there. Opening one adds whoever’s missing and removes nobody.';
export const saveCopy = 'Save a copy';
export const openCopy = 'Open a copy';
export const fileName = 'your-people.json';

/** Why a copy is not opened. */
export const refused = {
  newer:
    'A newer version of this page made that copy, so nothing was changed: reload the page, and open it again.',
  'not-ours': 'That file isn’t a copy of your people, or it’s damaged. Nothing was changed.',
};

/** What became of the entries of a copy that was opened. */
interface Opened {
  readonly added: number;
  readonly completed: number;
  readonly known: number;
  readonly unusable: number;
  readonly full: number;
}

/** What opening a copy did, where there is room for so many people. */
export function whatOpeningDid(
  { added, completed, known, unusable, full }: Opened,
  most: number,
): string {
  const sentences = [
    `${added > 0 ? counted(added, 'person', 'people') : 'Nobody'} added.`,
    completed > 0 && `${completed} completed.`,
    known > 0 && `${known} already here.`,
    unusable > 0 && `${unusable} couldn’t be read and ${plural(unusable, 'was', 'were')} left out.`,
    full > 0 && `${full} left out: there’s only room for ${most}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

export const removeEveryone = 'Remove everyone';
export const removeEveryoneQuestion = 'Remove everyone?';
export const keepThem = 'No, keep them';
export const removeThem = 'Yes, remove them all';
export const whatRemovingDoes = (count: number) =>
  `This takes ${plural(count, 'the person', `all ${count} people`)} out of this browser, and you can’t undo it. If you may want them back, save a copy first.`;
