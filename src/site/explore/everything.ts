import { inks, Pen } from '../../art/pen';
import { motifOf } from '../../art/share/motifs/all-motifs';
import { pages } from '../../config/pages';
import { isShown, type PageId } from '../../config/paths';

/** Every page with a tool or a reference, by what a visitor has. */
const QUESTIONS: readonly { readonly have: string; readonly ids: readonly PageId[] }[] = [
  {
    have: 'I have a name and a date',
    ids: ['home', 'profile', 'career', 'karmic', 'blind-test'],
  },
  { have: 'I have a name', ids: ['sigil', 'names', 'business'] },
  {
    have: 'I have a date',
    ids: ['today', 'birthdays', 'birth-grid', 'personal-year', 'decoder'],
  },
  {
    have: 'I have two people, or more',
    ids: ['together', 'battle', 'people', 'pairs'],
  },
  {
    have: 'I have a number',
    ids: ['numbers', 'angel-numbers', 'why-different', 'lottery'],
  },
  {
    have: 'I want to know how it’s done',
    ids: ['by-hand', 'methods', 'guide-frame', 'blog'],
  },
];

/** One pen for all drawings, so that each letter in them has one id on the page. */
const pen = new Pen(inks.night);

/** The pages that are shown, each with the drawing of its share card, as markup within a radius of 240. */
export const everything = QUESTIONS.map(({ have, ids }) => ({
  have,
  doors: ids
    .filter(isShown)
    .map((id) => ({ page: pages[id], drawing: motifOf(pages[id]).draw(pen).join('') })),
})).filter(({ doors }) => doors.length > 0);

/** The outlines of the letters in the drawings. */
export const letters = pen.definitions();
