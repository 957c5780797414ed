import { z } from 'zod';
import { LANGUAGE } from '#texts/language';
import { pages } from './pages';

/** Where the texts of the language that is built are: the articles, the legal pages and all the others. */
export const TEXTS = `src/texts/${LANGUAGE}`;

/** Also those that are not shown now, so that hiding one is a change in one file. */
const toolIds = Object.values(pages)
  .filter(({ kind }) => kind === 'tool')
  .map(({ id }) => id);

/** A text of so many characters. Messages complete “expected …”. */
function text(least: number, most: number) {
  const expected = `${least} to ${most} characters`;
  return z.string(expected).min(least, expected).max(most, expected);
}

const DAY = 'a day such as 2026-11-15';
const CALCULATORS = 'a list of at least two calculators';
const ARTICLES = 'a list of at least two articles';
/** The lengths of a picture's text alternative. */
const ALT = [20, 160] as const;

/** The front matter of an article. The schemas of a reference and of an image come from Astro. */
export function articleSchema<Reference extends z.ZodType, Image extends z.ZodType>(
  reference: Reference,
  image: Image,
) {
  const day = z.date(DAY);
  const description = text(70, 180);
  const calculator = z.enum(toolIds, 'the id of a calculator’s page, such as career-number');
  const other = reference.describe('The id of another article.');
  const common = {
    pinned: z
      .boolean('true or false')
      .default(false)
      .describe('Whether it comes before the articles that are not.'),
    hero: image
      .optional()
      .describe(
        'A photo beside the text, as ./photo.jpg, of up to 10 MB. Without one, the hero is the drawing in src/art/pictures, or the blog’s own.',
      ),
    datePublished: day.describe(
      'The day it was first published, as 2026-11-15. The blog begins with the latest; of several on one day, with that of the latest time (2026-11-15T09:00:00Z).',
    ),
    hasBackLink: z
      .boolean('true or false')
      .default(true)
      .describe('Whether it ends with a link to the blog.'),
  };
  const article = z.strictObject({
    ...common,
    kind: z.literal('article').optional(),
    title: text(10, 90).describe('The h1, to the letter.'),
    excerpt: text(60, 180).describe(
      'One or two sentences for the card: a reason to read it, no summary.',
    ),
    description: description.describe('For search engines and shared links: what the page holds.'),
    heroAlt: text(...ALT).describe('What the hero picture shows.'),
    dateModified: day.describe('The day it was last reviewed, as 2026-11-17.'),
    calculators: z
      .array(calculator, CALCULATORS)
      .min(2, CALCULATORS)
      .describe('Calculators to try after reading.'),
    articles: z.array(other, ARTICLES).min(2, ARTICLES).describe('Articles to read next.'),
  });
  const note = z.strictObject({
    ...common,
    kind: z.literal('note').describe('A short post, with whatever text you like.'),
    title: text(1, 90).describe('The h1, to the letter.'),
    excerpt: text(1, 180).describe('A sentence for the card, and for search engines.'),
    description: description.optional().describe('The excerpt by default.'),
    heroAlt: text(...ALT)
      .optional()
      .describe('Without it, the page shows no picture at its top.'),
    dateModified: day.optional().describe('The day it was published by default.'),
    calculators: z.array(calculator, 'a list of calculators').default([]),
    articles: z.array(other, 'a list of articles').default([]),
  });
  return z
    .discriminatedUnion('kind', [article, note], '“article” or “note”')
    .superRefine(({ hero, heroAlt, datePublished, dateModified }, context) => {
      const add = (key: string, message: string, input: unknown) =>
        context.addIssue({ code: 'custom', path: [key], message, input });
      if (hero && !heroAlt)
        add('heroAlt', `what the photo shows, in ${ALT.join(' to ')} characters`, heroAlt);
      if (dateModified && dateModified < datePublished) {
        add('dateModified', 'a day that is not before datePublished', dateModified);
      }
    });
}

export const essaySchema = z.strictObject({
  heading: text(5, 60).describe('Its heading.'),
  anchor: z.string().optional().describe('The anchor of links to it.'),
});

export const faqSchema = z.strictObject({
  questions: z.array(
    z.strictObject({
      question: text(1, 90),
      answer: text(1, 1_000).describe('Links are written as in Markdown: [our guide](page:guide).'),
    }),
  ),
});
