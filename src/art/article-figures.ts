import type { ArticleId } from '../config/articles';
import type { FigureNumber } from './figure';

/** The numbers whose figures make an article's picture: one alone, or two that lean on each other. */
export const articleFigures: Readonly<Record<ArticleId, readonly FigureNumber[]>> = {
  'personal-year-numbers': [9],
  'name-numerology': [5],
  'career-choices': [8],
  'karmic-debt': [4, 7],
  'master-numbers': [22],
  'love-numbers': [2, 6],
  'sacred-geometry': [2],
  'health-wellness': [6],
  manifestation: [3, 9],
  'angel-numbers': [11],
  'birth-order': [1, 3],
  'life-cycles': [7],
};
