import { inks, Pen } from '../../art/pen';
import { motifOf } from '../../art/share/motifs/all-motifs';
import { type Page, type PagePath, pages } from '../../config/pages';

/** Every page with a tool or a reference, by what a visitor has. */
const QUESTIONS: readonly { readonly have: string; readonly paths: readonly PagePath[] }[] = [
  {
    have: 'I have a name and a date',
    paths: ['/', '/profile', '/career-number', '/karmic-past-life', '/blind-test'],
  },
  { have: 'I have a name', paths: ['/sigil', '/names', '/business-name'] },
  {
    have: 'I have a date',
    paths: ['/today', '/birthdays', '/birth-grid', '/personal-year', '/daily-decoder'],
  },
  {
    have: 'I have two people, or more',
    paths: ['/together', '/names-battle', '/people', '/numbers/compatibility'],
  },
  {
    have: 'I have a number',
    paths: ['/numbers', '/angel-numbers', '/why-different', '/lottery-predictor'],
  },
  {
    have: 'I want to know how it’s done',
    paths: ['/by-hand', '/methods', '/power-numerology-guide', '/blog'],
  },
];

export const everything = QUESTIONS.map(({ have, paths }) => ({
  have,
  pages: paths.map((path) => pages[path]),
}));

/** The drawing of a page's share card, as markup within a radius of 240. */
export function drawingOf(page: Page): string {
  return motifOf(page).draw(new Pen(inks.night)).join('');
}
