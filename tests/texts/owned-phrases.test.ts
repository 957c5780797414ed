import { expect, test } from 'vitest';
import { sentencesOf } from '#texts/language';
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

// Words find few of the sentences that trespass. These find no others.
test.each<[string, RegExp, RegExp]>([
  [
    'a plan that fails',
    /\bplans? (?:falls? (?:apart|through)|changes?)\b|\bchange of plans?\b|\bcancell?ed\b/i,
    /attitude/,
  ],
  ['being wrong', /\b(?:be|been|being) corrected\b|\bcorrected you\b|\bI was wrong\b/i, /karmic/],
  ['a promise', /\bpromised\b|\byour word\b|\bappointments?\b/i, /^name \d/],
  ['being the leader', /\bin charge\b|\byou lead\b/i, /^name \d/],
  // In a tale of another life it may be done, too.
  ['care for others', /\b(?:look(?:ing)? after|tak(?:e|ing) care of) (?!you\b)/i, /destiny|karmic/],
])('%s is told by its owner only', (_, phrase, owner) => {
  const told = sentences.filter(({ sentence }) => phrase.test(sentence));
  expect(told).not.toEqual([]);
  expect(told.filter(({ where }) => !owner.test(where))).toEqual([]);
});
