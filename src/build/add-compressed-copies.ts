import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { BuildError, type BuiltSite } from './finish-build';

/** Smaller files gain little. */
const MIN_BYTES = 256;
const TEXT = '**/*.{css,html,js,json,svg,txt,webmanifest,xml}';

/**
 * Writes a brotli and a gzip copy beside every text file of the built site, for servers that send
 * such copies as they are. It must be the last step.
 */
export async function addCompressedCopies({ folder }: BuiltSite): Promise<void> {
  const names = globSync([TEXT, `.well-known/${TEXT}`], { cwd: folder });
  if (names.length === 0) {
    throw new BuildError(
      `${folder} has no text files to compress: Astro may have changed where it writes files.`,
    );
  }
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.byteLength < MIN_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, brotliOptions(file)));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** How a text file is compressed. */
export function brotliOptions(file: string): BrotliOptions {
  const params = {
    // One below the maximum: measured, 2 % larger in a third of the time. Scripts are few, and
    // shared by many pages.
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? 11 : 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return { params };
}
