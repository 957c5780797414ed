import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error';
import type { BuildStep } from './finish-build';
import { attribute, parsePage } from './page';
import { pageFiles } from './page-files';

const IMPORT = /(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g;

/**
 * Lists in each island every script that it needs to run. An island names two of them, and a browser
 * learns of the others only when it runs these.
 */
export const listIslandScripts: BuildStep = ({ folder }) => {
  const files = pageFiles(folder).map((name) => join(folder, name));
  let count = 0;
  for (const file of files) {
    const { html, elements } = parsePage(file, readFileSync(file, 'utf8'));
    // A page has one island.
    const island = elements.find(({ tagName }) => tagName === 'astro-island');
    if (!island) continue;
    const entries = ['component-url', 'renderer-url'].map((name) => attribute(island, name) ?? '');
    const scripts = [...withImports(folder, entries)].join(' ');
    const end = (island.sourceCodeLocation?.startTag?.endOffset ?? 0) - 1;
    writeFileSync(file, `${html.slice(0, end)} data-scripts="${scripts}"${html.slice(end)}`);
    count += 1;
  }
  if (count === 0) throw new BuildError(`No page in ${folder} has an island.`);
};

/** Scripts and everything that they import before they can run, by their addresses. */
function withImports(
  folder: string,
  addresses: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  for (const address of addresses) {
    if (seen.has(address)) continue;
    seen.add(address);
    const code = readFileSync(join(folder, address), 'utf8');
    const imports = [...code.matchAll(IMPORT)].map(([, name = '']) => join(dirname(address), name));
    withImports(folder, imports, seen);
  }
  return seen;
}
