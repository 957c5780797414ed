import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { legalSchema, articleSchema as schemaWith } from './content-schemas';

const articleSchema = schemaWith(z.string(), z.string());

const article = {
  order: 13,
  title: 'A title of some length',
  excerpt: 'A reason to read it, which is longer than sixty characters by a little.',
  description: 'What the page holds, told in more than seventy characters so that it is useful.',
  heroAlt: 'A picture of something',
  datePublished: new Date('2026-11-15'),
  dateModified: new Date('2026-11-17'),
  calculators: ['/', '/career-number'],
  articles: ['karmic-debt', 'life-cycles'],
};
const legal = { updated: new Date('2025-01-01') };

/** Where a head is refused, as paths. */
function faults(schema: typeof articleSchema | typeof legalSchema, head: object): string[] {
  const { error } = schema.safeParse(head);
  return error?.issues.map(({ path, code }) => [...path, code].join(' ')) ?? [];
}

test('a complete head is accepted, and an article ends with a link to the blog', () => {
  expect(faults(articleSchema, article)).toEqual([]);
  expect(faults(legalSchema, legal)).toEqual([]);
  expect(articleSchema.parse(article).hasBackLink).toBe(true);
});

describe('an article is refused', () => {
  test.each([
    ['with an excerpt that is no sentence', { excerpt: 'Read it.' }, 'excerpt too_small'],
    ['without words for its hero', { heroAlt: '' }, 'heroAlt too_small'],
    ['with one calculator only', { calculators: ['/'] }, 'calculators too_small'],
    [
      'with a calculator that does not exist',
      { calculators: ['/', '/horoscope'] },
      'calculators 1 invalid_value',
    ],
    [
      'reviewed before it was published',
      { dateModified: new Date('2026-11-14') },
      'dateModified custom',
    ],
    ['with a key that means nothing', { tags: [] }, 'unrecognized_keys'],
  ])('%s', (_, change, fault) => {
    expect(faults(articleSchema, { ...article, ...change })).toEqual([fault]);
  });
});
