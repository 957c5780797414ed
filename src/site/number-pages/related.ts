import type { CoreNumber } from '@ninefold/numerology';

/** The ids of the articles that have something to say of a number. */
export const relatedArticles: Readonly<Record<CoreNumber, readonly string[]>> = {
  1: ['name-numerology', 'karmic-debt', 'birth-order'],
  2: ['love-numbers', 'sacred-geometry', 'name-numerology'],
  3: ['manifestation', 'sacred-geometry', 'name-numerology'],
  4: ['karmic-debt', 'career-choices', 'life-cycles'],
  5: ['karmic-debt', 'sacred-geometry', 'personal-year-numbers'],
  6: ['manifestation', 'love-numbers', 'health-wellness'],
  7: ['karmic-debt', 'sacred-geometry', 'name-numerology'],
  8: ['career-choices', 'personal-year-numbers', 'life-cycles'],
  9: ['manifestation', 'life-cycles', 'personal-year-numbers'],
  11: ['master-numbers', 'angel-numbers', 'name-numerology'],
  22: ['master-numbers', 'angel-numbers', 'career-choices'],
  33: ['master-numbers', 'angel-numbers', 'birth-order'],
};
