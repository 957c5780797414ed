import { existsSync, globSync, readFileSync } from 'node:fs';
import { everyPage } from '../config/pages';

/** A link by id: `path` and the id in code, `page:` and the id in a text. */
const BY_ID = /(?<![.\w])path\('([^'#]+)|\]\(page:([^)#\s]+)/g;
/** A link by address. Files, which have an ending, are linked to in this way. */
const BY_ADDRESS = /(?:\]\(|href=")(\/[^")#\s.]*)(?=["#)])/g;

/**
 * Links to pages that do not exist, and links that do not name their page by its id. Each is a sentence
 * that names the file and the line.
 */
export function linkFaults(root = '.'): readonly string[] {
  const files = globSync('src/**/*.{astro,mdx,ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  return files.sort().flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        faultsIn(line, root).map((fault) => `${file}:${index + 1} links to ${fault}`),
      ),
  );
}

function faultsIn(line: string, root: string): string[] {
  const ids = Array.from(line.matchAll(BY_ID), ([, inCode, inText]) => inCode ?? inText ?? '');
  const addresses = Array.from(line.matchAll(BY_ADDRESS), ([, address = '']) => address);
  return [
    ...ids.filter((id) => !isPage(id, root)).map((id) => `“${id}”, and there is no such page.`),
    ...addresses.map((address) => `${address}: write page: and the id of that page instead.`),
  ];
}

function isPage(id: string, root: string): boolean {
  const isArticle = id.startsWith('blog/') && existsSync(`${root}/src/content/${id}.mdx`);
  return isArticle || everyPage.some((page) => page.id === id);
}
