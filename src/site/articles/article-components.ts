import TodaysNumberWidget from '../../result/todays-number/TodaysNumberWidget.astro';
import { TextLink } from '../../ui/page/TextLink';
import { Value, WorkedExample } from '../worked-example/WorkedExample';
import ArticleImage from './ArticleImage.astro';
import { ArticlePicture } from './ArticlePicture';
import { ArticleTable, Cell, HeadCell } from './ArticleTable';
import { HeadingLink } from './HeadingLink';

/** The components that an article can use without an import, and those that render its Markdown. */
export const articleComponents = {
  a: TextLink,
  h2: HeadingLink,
  img: ArticleImage,
  table: ArticleTable,
  th: HeadCell,
  td: Cell,
  Picture: ArticlePicture,
  TodaysNumber: TodaysNumberWidget,
  Value,
  WorkedExample,
};
