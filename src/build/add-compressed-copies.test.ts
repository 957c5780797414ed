import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompressedCopies } from './add-compressed-copies';

let folder = '';
const compress = () => addCompressedCopies({ folder, log: () => {} });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes two copies beside every text file from 256 bytes on', async () => {
  const text = 'nine '.repeat(52);
  mkdirSync(join(folder, '.well-known'));
  for (const file of ['a.html', '.well-known/b.txt', 'c.png'])
    writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'd.js'), text.slice(0, 255));
  await compress();
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    '.well-known',
    '.well-known/b.txt',
    '.well-known/b.txt.br',
    '.well-known/b.txt.gz',
    'a.html',
    'a.html.br',
    'a.html.gz',
    'c.png',
    'd.js',
  ]);
  const read = (ending: string) => readFileSync(join(folder, `a.html.${ending}`));
  expect(brotliDecompressSync(read('br')).toString()).toBe(text);
  expect(gunzipSync(read('gz')).toString()).toBe(text);
});

test('stops where there is nothing to compress', async () => {
  writeFileSync(join(folder, 'c.png'), '');
  await expect(compress()).rejects.toThrow(
    `${folder} has no text files to compress: Astro may have changed where it writes files.`,
  );
});
