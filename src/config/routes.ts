import type { CoreNumber } from '@ninefold/numerology';
import type { DayOfMonth } from '../readings/day-of-month';

// Separate from pages.ts, so that an island can link to a page without shipping every record.

/** The address of a number's own page. */
export type NumberPath = `/numbers/${CoreNumber}`;

/** The page of a number. */
export function numberPath(number: CoreNumber): NumberPath {
  return `/numbers/${number}`;
}

/** The text about a pair of numbers, in either order, on the page of all pairs. */
export function pairPath(one: CoreNumber, other: CoreNumber): string {
  return `/numbers/compatibility#${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** The address of the page about a day of the month. */
export type BirthdayPath = `/birthdays/${DayOfMonth}`;

/** The page of everyone born on a day of the month. */
export function birthdayPath(day: DayOfMonth): BirthdayPath {
  return `/birthdays/${day}`;
}

/** The address of an article. */
export type ArticlePath = `/blog/${string}`;

/** The page of an article, which is `src/content/blog/<id>.mdx`. */
export function articlePath(id: string): ArticlePath {
  return `/blog/${id}`;
}
