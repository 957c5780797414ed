import TodaysNumber from '../../person/todays-number/TodaysNumber.astro';
import { TextLink } from '../../ui/page/TextLink';
import { Value, WorkedExample } from '../worked-example/WorkedExample';
import ArticleImage from './ArticleImage.astro';
import { ArticleTable, Cell, HeadCell } from './ArticleTable';
import { HeadingLink } from './HeadingLink';
import { Picture } from './Picture';

/** The components that an article can use without an import, and those that render its Markdown. */
export const articleComponents = {
  a: TextLink,
  h2: HeadingLink,
  img: ArticleImage,
  table: ArticleTable,
  th: HeadCell,
  td: Cell,
  Picture,
  TodaysNumber,
  Value,
  WorkedExample,
};
