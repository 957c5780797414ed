import type { CoreNumber } from '@ninefold/numerology';
import type { OwnPageId } from '../../config/paths';

type Ids = readonly string[];

/** The ids of the articles that have something to say of a tool or of a number. Other tools recommend the featured ones. */
export const relatedArticles: Readonly<
  Partial<Record<OwnPageId, Ids>> & Record<`numbers/${CoreNumber}`, Ids>
> = {
  'personal-year': ['personal-year-numbers', 'life-cycles', 'manifestation'],
  'career-number': ['career-choices', 'name-numerology', 'master-numbers'],
  profile: ['name-numerology', 'life-cycles', 'karmic-debt'],
  together: ['love-numbers', 'name-numerology', 'personal-year-numbers'],
  names: ['name-numerology', 'master-numbers', 'birth-order'],
  sigil: ['name-numerology', 'sacred-geometry', 'master-numbers'],
  'birth-grid': ['sacred-geometry', 'life-cycles', 'master-numbers'],
  'blind-test': ['name-numerology', 'angel-numbers', 'love-numbers'],
  'by-hand': ['name-numerology', 'master-numbers', 'personal-year-numbers'],
  'why-different': ['name-numerology', 'master-numbers', 'personal-year-numbers'],
  people: ['birth-order', 'love-numbers', 'personal-year-numbers'],
  today: ['personal-year-numbers', 'life-cycles', 'manifestation'],
  'numbers/1': ['name-numerology', 'karmic-debt', 'birth-order'],
  'numbers/2': ['love-numbers', 'sacred-geometry', 'name-numerology'],
  'numbers/3': ['manifestation', 'sacred-geometry', 'name-numerology'],
  'numbers/4': ['karmic-debt', 'career-choices', 'life-cycles'],
  'numbers/5': ['karmic-debt', 'sacred-geometry', 'personal-year-numbers'],
  'numbers/6': ['manifestation', 'love-numbers', 'health-wellness'],
  'numbers/7': ['karmic-debt', 'sacred-geometry', 'name-numerology'],
  'numbers/8': ['career-choices', 'personal-year-numbers', 'life-cycles'],
  'numbers/9': ['manifestation', 'life-cycles', 'personal-year-numbers'],
  'numbers/11': ['master-numbers', 'angel-numbers', 'name-numerology'],
  'numbers/22': ['master-numbers', 'angel-numbers', 'career-choices'],
  'numbers/33': ['master-numbers', 'angel-numbers', 'birth-order'],
};
