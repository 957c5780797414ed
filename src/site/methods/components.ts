import { HeadingLink } from '../articles/HeadingLink';
import { Value, WorkedExample } from '../worked-example/WorkedExample';
import { Chaldean } from './Chaldean';
import { Comparison } from './Comparison';
import { Cycles } from './Cycles';
import { Elsewhere } from './Elsewhere';
import { LetterTable } from './LetterTable';
import { Lottery } from './Lottery';
import { NineNumbers } from './NineNumbers';
import { SideBySide } from './SideBySide';

/** The components that the methods page can use without an import. */
export const methodsComponents = {
  h2: HeadingLink,
  Chaldean,
  Comparison,
  Cycles,
  Elsewhere,
  LetterTable,
  Lottery,
  NineNumbers,
  SideBySide,
  Value,
  WorkedExample,
};
