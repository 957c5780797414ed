import type { CoreNumber } from '@ninefold/numerology';

// Separate from pages.ts, so that an island can link to a page without shipping every record.

/** The address of a number's own page. */
export type NumberPath = `/numbers/${CoreNumber}`;

/** The page of a number. */
export function numberPath(number: CoreNumber): NumberPath {
  return `/numbers/${number}`;
}

/** The address of an article. */
export type ArticlePath = `/blog/${string}`;

/** The page of an article, which is `src/content/blog/<id>.mdx`. */
export function articlePath(id: string): ArticlePath {
  return `/blog/${id}`;
}
