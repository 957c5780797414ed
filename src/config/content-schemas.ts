import { z } from 'zod';
import { pages } from './pages';

/** Also those that are not shown now, so that hiding one is a change in one file. */
const toolIds = Object.values(pages)
  .filter(({ kind }) => kind === 'tool')
  .map(({ id }) => id);

/** The front matter of an article. The schemas of a reference and of an image come from Astro. */
export function articleSchema<Reference extends z.ZodType, Image extends z.ZodType>(
  reference: Reference,
  image: Image,
) {
  const article = z.strictObject({
    pinned: z
      .boolean()
      .default(false)
      .describe('Whether it comes before the articles that are not.'),
    title: z.string().min(10).max(90).describe('The h1, to the letter.'),
    excerpt: z
      .string()
      .min(60)
      .max(180)
      .describe('One or two sentences for the card: a reason to read it, no summary.'),
    description: z
      .string()
      .min(70)
      .max(180)
      .describe('For search engines and shared links: what the page holds.'),
    hero: image
      .optional()
      .describe(
        'An image file beside the text, as ./photo.jpg. Without one, the hero is the drawing in src/art/pictures, or the blog’s own.',
      ),
    heroAlt: z.string().min(20).max(160).describe('What the hero picture shows.'),
    datePublished: z
      .date()
      .describe(
        'The day it was first published, as 2026-11-15. The blog begins with the latest; of several on one day, with that of the latest time (2026-11-15T09:00:00Z).',
      ),
    dateModified: z.date().describe('The day it was last reviewed, as 2026-11-17.'),
    calculators: z
      .array(z.enum(toolIds).describe('The id of a calculator’s page.'))
      .min(2)
      .describe('Calculators to try after reading.'),
    articles: z
      .array(reference.describe('The id of another article.'))
      .min(2)
      .describe('Articles to read next.'),
    hasBackLink: z.boolean().default(true).describe('Whether it ends with a link to the blog.'),
  });
  return article.refine(({ datePublished, dateModified }) => datePublished <= dateModified, {
    path: ['dateModified'],
    message: 'The day of the last review cannot be before the day it was published.',
  });
}
