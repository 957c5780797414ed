import type { ArticleId } from '../../config/articles';
import type { Picture } from '../picture';
import { personalYearNumbersPictures } from './personal-year-numbers';

/** Every article's pictures: its hero, and those that stand in its text by their names. */
export const articlePictures: Readonly<
  Partial<Record<ArticleId, { readonly hero: Picture } & Readonly<Record<string, Picture>>>>
> = {
  'personal-year-numbers': personalYearNumbersPictures,
};
