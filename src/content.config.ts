import { defineCollection, reference } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema, essaySchema, faqSchema, TEXTS } from './config/content-schemas';

/** The files of a folder beside the other texts of the language, each by the id that is its name. */
const files = (folder: string, pattern = '*.mdx') =>
  glob({ base: `./${TEXTS}/${folder}`, pattern });

const articles = defineCollection({
  loader: files('articles'),
  schema: ({ image }) => articleSchema(reference('articles'), image()),
});

const legal = defineCollection({ loader: files('legal') });

/** What is told under a tool, by page id. */
const essays = defineCollection({ loader: files('essays'), schema: essaySchema });

const faq = defineCollection({ loader: files('faq', '*.json'), schema: faqSchema });

/** The texts of single pages, by page id. */
const prose = defineCollection({ loader: files('prose') });

export const collections = { articles, legal, essays, faq, prose };
