import { inks, Pen } from '../../art/pen';
import { motifOf } from '../../art/share/motifs/all-motifs';
import { type Page, pages } from '../../config/pages';
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

export const everything = QUESTIONS.map(({ have, ids }) => ({
  have,
  pages: ids.filter(isShown).map((id) => pages[id]),
})).filter(({ pages }) => pages.length > 0);

/** The drawing of a page's share card, as markup within a radius of 240. */
export function cardDrawing(page: Page): string {
  return motifOf(page).draw(new Pen(inks.night)).join('');
}
