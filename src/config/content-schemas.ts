import { z } from 'zod';
import { articleIds } from './articles';
import { navigation } from './routes';

const tools = navigation.map(({ path }) => path).filter((path) => path !== '/about');

const description = z
  .string()
  .min(70)
  .max(180)
  .describe('For search engines and shared links: what the page holds.');

/** The head of an article. */
export const articleSchema = z.strictObject({
  title: z.string().min(10).max(90).describe('The h1, to the letter.'),
  excerpt: z
    .string()
    .min(60)
    .max(180)
    .describe('One or two sentences for the card: a reason to read it, no summary.'),
  description,
  heroAlt: z.string().min(20).max(160).describe('What the hero picture shows.'),
  calculators: z
    .array(z.enum(tools).describe('The address of a calculator or tool, as in the header.'))
    .min(2)
    .describe('Calculators to try after reading.'),
  articles: z
    .array(z.enum(articleIds).describe('The id of another article.'))
    .min(2)
    .describe('Articles to read next.'),
});

/** The head of a legal page, which must say when it was last changed. */
export const legalSchema = z.strictObject({
  title: z.string().describe('The h1 and the link’s name in the footer.'),
  description,
  updated: z.date().describe('The day of the last change, as 2025-01-01.'),
});

/** The head of a page of text that is alone of its kind. */
export const pageSchema = z.strictObject({ title: z.string(), description });
