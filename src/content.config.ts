import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema, legalSchema, pageSchema } from './config/content-schemas';

/** The articles: `src/content/blog/<id>.mdx`. */
const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.mdx' }),
  schema: articleSchema,
});

/** The legal pages: `src/content/legal/<route>.mdx`. */
const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.mdx' }),
  schema: legalSchema,
});

/** The guide, a book in one file. */
const guide = defineCollection({
  loader: glob({ base: './src/content', pattern: 'guide.mdx' }),
  schema: pageSchema,
});

/** Every rule by which this site counts. */
const methods = defineCollection({
  loader: glob({ base: './src/content', pattern: 'methods.mdx' }),
  schema: pageSchema,
});

export const collections = { blog, legal, guide, methods };
