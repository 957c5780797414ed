import { type CollectionEntry, getEntry } from 'astro:content';
import { type ArticleId, type ArticleSummary, articleIds } from '../../config/articles';

/** An article with its front matter and its text. */
export type Article = CollectionEntry<'blog'>;

/** The articles named, in the order named; all twelve in the blog's order when none is. */
export async function articles(
  ids: readonly ArticleId[] = articleIds,
): Promise<readonly Article[]> {
  return Promise.all(
    ids.map(async (id) => {
      const article = await getEntry('blog', id);
      if (!article) throw new Error(`There is no article src/content/blog/${id}.mdx.`);
      return article;
    }),
  );
}

/** What their cards say. */
export async function articleSummaries(
  ...ids: readonly ArticleId[]
): Promise<readonly ArticleSummary[]> {
  const found = await articles(ids);
  return found.map(({ id, data }) => ({
    id: id as ArticleId,
    title: data.title,
    excerpt: data.excerpt,
  }));
}
