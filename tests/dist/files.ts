import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '../../src/build/add-compressed-copies';
import { contentType } from './content-types';
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

const sizes = new Map<string, number>();

/** The transfer size of a file: that of its brotli copy, which the build of a test does not make. */
export function transferSize(file: string): number {
  const size = sizes.get(file) ?? measure(join(dist, file));
  sizes.set(file, size);
  return size;
}

function measure(file: string): number {
  if (!contentType(file).includes('charset')) return statSync(file).size;
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return brotliCompressSync(readFileSync(file), brotliOptions(file)).byteLength;
}
