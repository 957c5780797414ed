import { TextLink } from '../../ui/page/TextLink';
import { HeadingLink } from '../articles/HeadingLink';
import { Value, WorkedExample } from '../worked-example/WorkedExample';
import { CycleTable } from './CycleTable';
import { Elsewhere } from './Elsewhere';
import { LetterComparison } from './LetterComparison';
import { LetterValues } from './LetterValues';
import { LifePathCount } from './LifePathCount';
import { Lottery } from './Lottery';
import { NineNumbers } from './NineNumbers';
import { SideBySide } from './SideBySide';

/** The components that the methods page can use without an import. */
export const methodsComponents = {
  a: TextLink,
  h2: HeadingLink,
  LifePathCount,
  CycleTable,
  Elsewhere,
  LetterComparison,
  LetterValues,
  Lottery,
  NineNumbers,
  SideBySide,
  Value,
  WorkedExample,
};
