import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema, essaySchema, faqSchema } from './config/content-schemas';

/** The articles: `src/content/blog/<id>.mdx`. */
const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.mdx' }),
  schema: ({ image }) => articleSchema(reference('blog'), image()),
});

/** The legal pages: `src/content/legal/<page id>.mdx`. */
const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.mdx' }),
});

/** What is told under a tool: `src/content/tools/<page id>.mdx`. */
const essays = defineCollection({
  loader: glob({ base: './src/content/tools', pattern: '*.mdx' }),
  schema: essaySchema,
});

/** The questions under a tool, with their answers: `src/content/faq/<page id>.json`. */
const faq = defineCollection({
  loader: glob({ base: './src/content/faq', pattern: '*.json' }),
  schema: faqSchema,
});

/** The texts of single pages: `src/content/<page id>.mdx`. */
const texts = defineCollection({ loader: glob({ base: './src/content', pattern: '*.mdx' }) });

export const collections = { blog, legal, essays, faq, texts };
