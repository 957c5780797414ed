import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { addCompressedCopies } from './add-compressed-copies';

test('every text file of 256 bytes or more gets two copies, and nothing else does', async () => {
  const text = 'nine '.repeat(60);
  const { folder, write } = temporaryFolder({ 'short.css': 'x'.repeat(255) });
  for (const name of ['a.html', 'b.js', 'c.png', '.well-known/d.txt']) write(name, text);
  await addCompressedCopies({ folder, log: () => {} });
  const files = readdirSync(folder, { recursive: true }).sort();
  const copies = ['.well-known/d.txt', 'a.html', 'b.js'].flatMap((file) => [
    `${file}.br`,
    `${file}.gz`,
  ]);
  expect(files.filter((file) => /\.(?:br|gz)$/.test(`${file}`))).toEqual(copies);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'b.js.gz'))).toString()).toBe(text);
});
