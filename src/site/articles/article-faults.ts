import { toolPages } from '../../config/pages';

const WORDS = { least: 1250, most: 2050 };
const MIN_SECTIONS = 5;
const MIN_LINKS = 2;

/**
 * What an article's text lacks, as ends of the sentence “The article …”; a note may be as it is. The front
 * matter has a schema of its own (`src/config/content-schemas.ts`).
 */
export function articleFaults(id: string, text: string, kind = 'article'): readonly string[] {
  const words = proseOf(text).split(/\s+/).filter(Boolean).length;
  const sections = text.match(/^## /gm)?.length ?? 0;
  const links = new Set([...text.matchAll(/\]\(page:([^)#]*)/g)].map(([, target = '']) => target));
  const calculators = toolPages.filter(({ id: page }) => links.has(page)).length;
  const articles = [...links].filter((link) => link.startsWith('blog/')).length;
  const linksToItself = links.has(`blog/${id}`) && 'links to itself.';
  if (kind === 'note') return linksToItself ? [linksToItself] : [];
  return [
    (words < WORDS.least || words > WORDS.most) &&
      `has ${words} words; an article has ${WORDS.least} to ${WORDS.most}.`,
    sections < MIN_SECTIONS &&
      `has ${sections} headings of the second level (##); an article has at least ${MIN_SECTIONS}.`,
    !/^(?:\||[-*] |\d+\. )/m.test(text) && 'has neither a table nor a list.',
    calculators < MIN_LINKS &&
      `links to ${calculators} calculators in its text; an article links to at least ${MIN_LINKS}.`,
    articles < MIN_LINKS &&
      `links to ${articles} other articles in its text; an article links to at least ${MIN_LINKS}.`,
    linksToItself,
  ].filter((fault) => fault !== false);
}

/** The words of an article: without components, table rules and link targets. */
export function proseOf(text: string): string {
  return text
    .replace(/<[A-Z][\s\S]*?\/>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^[|\-: ]+$/gm, ' ');
}
