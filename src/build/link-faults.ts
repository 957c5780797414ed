import { existsSync, globSync, readFileSync } from 'node:fs';
import { TEXTS } from '../config/content-schemas';
import { everyPage } from '../config/pages';
import { isBuilt, type PageLink } from '../config/paths';

/** A link by id, as far as it is written out: `path` and the id in code, `page:` and the id in a text. */
const BY_ID = /(?<![.\w])path\('([^']+)|\]\(page:([^)\s$]+)(?=[)\s])/g;
/** A link by address. Files, which have an ending, are linked to in this way. */
const BY_ADDRESS = /(?:\]\(|href=")(\/[^")#\s.]*)(?=["#)])/g;

/** What a text says only where there is a page. */
const ABOUT_PAGE = /<Only page="([^"]+)">[\s\S]*?<\/Only>/g;

export interface SourceLink {
  /** The file and the line: `src/texts/en/prose/guide.mdx:26`. */
  readonly where: string;
  readonly id: string;
  /** What follows the `#`, if anything. */
  readonly anchor: string;
}

/** Every link by id in the sources. */
export function sourceLinks(root = '.'): readonly SourceLink[] {
  return sourceLines(root).flatMap(({ where, line }) =>
    Array.from(line.matchAll(BY_ID), ([, inCode, inText]) => {
      const [id = '', anchor = ''] = (inCode ?? inText ?? '').split('#');
      return { where, id, anchor };
    }),
  );
}

/**
 * Links to pages that do not exist, and links that do not name their page by its id. Each is a sentence
 * that names the file and the line.
 */
export function linkFaults(root = '.'): readonly string[] {
  const lost = sourceLinks(root)
    .filter(({ id }) => !isPage(id, root))
    .map(({ where, id }) => `${where} links to “${id}”, and there is no such page.`);
  const literal = sourceLines(root).flatMap(({ where, line }) =>
    Array.from(
      line.matchAll(BY_ADDRESS),
      ([, address]) => `${where} links to ${address}: write page: and the id of that page instead.`,
    ),
  );
  return [...lost, ...literal];
}

function sourceLines(root: string) {
  return (
    globSync('src/**/*.{astro,json,mdx,ts,tsx}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.test\.tsx?$/.test(file))
      // A language that is not built links to articles that are not, either.
      .filter((file) => !file.startsWith('src/texts/') || file.startsWith(`${TEXTS}/`))
      .sort()
      .flatMap((file) =>
        withoutUnsaid(readFileSync(`${root}/${file}`, 'utf8'))
          .split('\n')
          .map((line, index) => ({ where: `${file}:${index + 1}`, line })),
      )
  );
}

/** A source without what it says of pages that are not built, with as many lines. */
function withoutUnsaid(source: string): string {
  return source.replaceAll(ABOUT_PAGE, (text, id) =>
    isBuilt(id as PageLink) ? text : '\n'.repeat(text.split('\n').length - 1),
  );
}

function isPage(id: string, root: string): boolean {
  const [, article] = /^blog\/(.+)/.exec(id) ?? [];
  if (article) return existsSync(`${root}/${TEXTS}/articles/${article}.mdx`);
  return everyPage.some((page) => page.id === id);
}
