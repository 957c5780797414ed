import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './pages';

/** Every file of the built site, with slashes as in addresses. */
export const everyFile: readonly string[] = readdirSync(dist, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dist.length + 1).replaceAll('\\', '/'))
  .sort();

/** The files that are served: without the compressed copies and the host's `_headers`. */
export const servedFiles = everyFile.filter(
  (file) => !/\.(br|gz)$/.test(file) && file !== '_headers',
);

/** The URL path of a file: a page is served without its extension. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** The transfer size of a file: that of its brotli copy, if there is one. */
export function transferSize(file: string): number {
  const copy = statSync(join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (copy ?? statSync(join(dist, file))).size;
}
