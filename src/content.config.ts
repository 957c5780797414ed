import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { articleIds } from './config/articles';
import { navigation } from './config/routes';

const calculator = z
  .enum(navigation.map(({ path }) => path).filter((path) => path !== '/about') as ['/'])
  .describe('The address of a calculator or tool, as in the header.');
const article = z.enum(articleIds).describe('The id of another article.');

const description = z
  .string()
  .min(70)
  .max(180)
  .describe('For search engines and shared links: what the page holds.');

/** The articles: `src/content/blog/<id>.mdx`. */
const blog = defineCollection({
  loader: glob({ base: './src/content/blog', pattern: '*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(10).max(90).describe('The h1, to the letter.'),
    excerpt: z
      .string()
      .min(60)
      .max(180)
      .describe('One or two sentences for the card: a reason to read it, no summary.'),
    description,
    heroAlt: z.string().min(20).max(160).describe('What the hero picture shows.'),
    calculators: z.array(calculator).min(2).describe('Calculators to try after reading.'),
    articles: z.array(article).min(2).describe('Articles to read next.'),
  }),
});

/** The legal pages: `src/content/legal/<route>.mdx`. Each says when it was last changed. */
const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '*.mdx' }),
  schema: z.strictObject({
    title: z.string().describe('The h1 and the link’s name in the footer.'),
    description,
    updated: z.date().describe('The day of the last change, as 2025-01-01.'),
  }),
});

/** The guide, a book in one file. */
const guide = defineCollection({
  loader: glob({ base: './src/content', pattern: 'guide.mdx' }),
  schema: z.strictObject({ title: z.string(), description }),
});

export const collections = { blog, legal, guide };
