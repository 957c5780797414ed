import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { articlePath } from '../../config/routes';
import type { ArticleSummary } from '../../ui/page/PostCard';
import type { ArticleHead } from '../metadata/Metadata';

type Article = CollectionEntry<'blog'>;

/** The articles that tools recommend where they name none of their own. */
export const featuredIds = ['manifestation', 'health-wellness', 'sacred-geometry'] as const;

/** All articles, in the order that their front matter gives. */
export async function allArticles(): Promise<readonly Article[]> {
  const articles = await getCollection('blog');
  articles.sort((a, b) => a.data.order - b.data.order);
  for (const [index, { id, data }] of articles.entries()) {
    const next = articles[index + 1];
    if (data.order === next?.data.order) {
      throw new Error(`The articles ${id} and ${next.id} have the same order, ${data.order}.`);
    }
  }
  return articles;
}

/** What the cards of articles say. Their ids must exist. */
export async function articleSummaries(ids: readonly string[]): Promise<readonly ArticleSummary[]> {
  return Promise.all(
    ids.map(async (id) => {
      const article = await getEntry('blog', id);
      if (!article) throw new Error(`There is no article src/content/blog/${id}.mdx.`);
      return summaryOf(article);
    }),
  );
}

/** What an article's card says. */
export function summaryOf({ id, data: { title, excerpt } }: Article): ArticleSummary {
  return { id, title, excerpt };
}

/** What the head of an article's document says. */
export function headOf({ id, data: { title, description, heroAlt } }: Article): ArticleHead {
  const path = articlePath(id);
  return { kind: 'article', path, name: title, title, description, isListed: true, heroAlt };
}
