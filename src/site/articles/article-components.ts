import TodaysNumber from '../../ui/todays-number/TodaysNumber.astro';
import { Value, WorkedExample } from '../worked-example/WorkedExample';
import { ArticleTable, Cell, HeadCell } from './ArticleTable';
import { HeadingLink } from './HeadingLink';
import { Picture } from './Picture';

/** What an article's text may use without importing it, and how its Markdown is dressed. */
export const articleComponents = {
  h2: HeadingLink,
  table: ArticleTable,
  th: HeadCell,
  td: Cell,
  Picture,
  TodaysNumber,
  Value,
  WorkedExample,
};
