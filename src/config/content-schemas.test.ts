import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleSchema as schemaWith } from './content-schemas';

const articleSchema = schemaWith(z.string(), z.string());

const article = {
  title: 'A title of some length',
  excerpt: 'A reason to read it, which is longer than sixty characters by a little.',
  description: 'What the page holds, told in more than seventy characters so that it is useful.',
  heroAlt: 'A picture of something',
  datePublished: new Date('2026-11-15'),
  dateModified: new Date('2026-11-17'),
  calculators: ['home', 'career'],
  articles: ['karmic-debt', 'life-cycles'],
};

/** Where a head is refused, as paths. */
function faults(head: object): string[] {
  const { error } = articleSchema.safeParse(head);
  return error?.issues.map(({ path, code }) => [...path, code].join(' ')) ?? [];
}

test('a complete head is accepted, and an article ends with a link to the blog', () => {
  expect(faults(article)).toEqual([]);
  expect(articleSchema.parse(article).hasBackLink).toBe(true);
});

test.each([
  [{ excerpt: 'Read it.' }, 'excerpt too_small'],
  [{ heroAlt: '' }, 'heroAlt too_small'],
  [{ calculators: ['home'] }, 'calculators too_small'],
  [{ calculators: ['home', 'horoscope'] }, 'calculators 1 invalid_value'],
  // Reviewed before it was published.
  [{ dateModified: new Date('2026-11-14') }, 'dateModified custom'],
  [{ tags: [] }, 'unrecognized_keys'],
])('an article is refused with %j', (change, fault) => {
  expect(faults({ ...article, ...change })).toEqual([fault]);
});
