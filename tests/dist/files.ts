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

/** The files that are served: not the compressed copies, nor the instructions for the host. */
export const servedFiles = everyFile.filter(
  (file) => !/\.(br|gz)$/.test(file) && file !== '_headers',
);

/** The address at which a file is served: a page has none of its file's ending. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** In how many bytes a file is transferred: those of its brotli copy, where there is one. */
export function transferSize(file: string): number {
  const copy = statSync(join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (copy ?? statSync(join(dist, file))).size;
}
