import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a built site that are its pages, always in the same order. An HTML file that somebody put
 * into `public`, such as one by which a search engine recognizes the owner, is none: it stays as it is.
 */
export function pageFiles(folder: string, others = 'public'): string[] {
  return globSync('**/*.html', { cwd: folder })
    .filter((file) => !existsSync(join(others, file)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
