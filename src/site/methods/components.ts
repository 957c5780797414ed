import { TextLink } from '../../ui/page/TextLink';
import { HeadingLink } from '../articles/HeadingLink';
import { Value, WorkedExample } from '../worked-example/WorkedExample';
import { Comparison } from './Comparison';
import { Cycles } from './Cycles';
import { Elsewhere } from './Elsewhere';
import { LetterComparison } from './LetterComparison';
import { LetterTable } from './LetterTable';
import { Lottery } from './Lottery';
import { NineNumbers } from './NineNumbers';
import { SideBySide } from './SideBySide';

/** The components that the methods page can use without an import. */
export const methodsComponents = {
  a: TextLink,
  h2: HeadingLink,
  Comparison,
  Cycles,
  Elsewhere,
  LetterComparison,
  LetterTable,
  Lottery,
  NineNumbers,
  SideBySide,
  Value,
  WorkedExample,
};
