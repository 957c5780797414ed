import { expect, test } from 'vitest';
import { sentencesOf } from '#texts/language';
import { ownedPhrases } from '#texts/testing/editorial';
import { prose } from './tables';

/** The tables that one visitor reads about themselves. Each speaks of its own occasions. */
const TABLES = new Set([
  ...[
    'name',
    'life path',
    'maturity',
    'attitude',
    'hidden passion',
    'name meanings',
    'in this place',
  ],
  ...['destiny place', 'soul urge place', 'personality place', 'expression place'],
  ...['career', 'karmic', 'grid counts', 'grid lines'],
  ...['portrait pairs', 'portrait evidence', 'portrait both at once'],
]);

const sentences = prose
  .filter(({ table }) => TABLES.has(table))
  .flatMap(({ where, text }) => sentencesOf(text).map((sentence) => ({ where, sentence })));

test.each(ownedPhrases)('%s is told by its owner only', (_, phrase, owner) => {
  const told = sentences.filter(({ sentence }) => phrase.test(sentence));
  expect(told).not.toEqual([]);
  expect(told.filter(({ where }) => !owner.test(where))).toEqual([]);
});
