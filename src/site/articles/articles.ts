import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { LOCALE } from '#texts/language';
import { TEXTS } from '../../config/content-schemas';
import { isShown, path } from '../../config/paths';
import type { ArticleSummary } from '../../ui/page/PostCard';
import type { ArticleHead } from '../metadata/article-head';
import { heroOf, sharePictureOf } from './hero';

type Article = CollectionEntry<'articles'>;

/** The articles that a tool recommends unless it names its own. */
export const featuredIds = ['manifestation', 'health-wellness', 'sacred-geometry'] as const;

/** All articles: the pinned ones, then the others, the latest first. */
export async function allArticles(): Promise<readonly Article[]> {
  const articles = await getCollection('articles');
  articles.sort(
    (a, b) =>
      Number(b.data.pinned) - Number(a.data.pinned) ||
      b.data.datePublished.getTime() - a.data.datePublished.getTime() ||
      a.id.localeCompare(b.id, LOCALE),
  );
  return articles;
}

/** The summaries of articles by their ids. Throws if one does not exist. */
export async function articleSummaries(ids: readonly string[]): Promise<readonly ArticleSummary[]> {
  return Promise.all(
    ids.map(async (id) => {
      const article = await getEntry('articles', id);
      if (!article) {
        throw new Error(
          `A page recommends “${id}”, and there is no ${TEXTS}/articles/${id}.mdx; search for the id in src/site.`,
        );
      }
      return summaryOf(article);
    }),
  );
}

/** An article's summary. */
export async function summaryOf(article: Article): Promise<ArticleSummary> {
  const { id, data } = article;
  return { id, title: data.title, excerpt: data.excerpt, hero: await heroOf(article, 'card') };
}

/** The metadata of an article. */
export async function headOf(article: Article): Promise<ArticleHead> {
  const { title, excerpt, description = excerpt } = article.data;
  const { datePublished, dateModified = datePublished } = article.data;
  return {
    kind: 'article',
    id: `blog/${article.id}`,
    path: path(`blog/${article.id}`),
    name: title,
    title,
    description,
    isHidden: !isShown('blog'),
    datePublished,
    dateModified,
    picture: await sharePictureOf(article),
  };
}

const WORDS_A_MINUTE = 220;

/** How long a text takes to read, in whole minutes and at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
