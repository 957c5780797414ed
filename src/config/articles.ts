/** The twelve articles, in the order of the blog. Each is `src/content/blog/<id>.mdx`. */
export const articleIds = [
  'personal-year-numbers',
  'name-numerology',
  'career-choices',
  'karmic-debt',
  'master-numbers',
  'love-numbers',
  'sacred-geometry',
  'health-wellness',
  'manifestation',
  'angel-numbers',
  'birth-order',
  'life-cycles',
] as const;

/** An article's identifier, the last part of its address. */
export type ArticleId = (typeof articleIds)[number];

/** The three that the tools recommend. */
export const featuredIds = [
  'manifestation',
  'health-wellness',
  'sacred-geometry',
] as const satisfies readonly ArticleId[];

/** What a card says of an article. */
export interface ArticleSummary {
  readonly id: ArticleId;
  readonly title: string;
  readonly excerpt: string;
}

/** The address of an article. */
export type ArticlePath = `/blog/${ArticleId}`;

/** An article's identifier as its address. */
export function articlePath<Id extends ArticleId>(id: Id): `/blog/${Id}` {
  return `/blog/${id}`;
}
