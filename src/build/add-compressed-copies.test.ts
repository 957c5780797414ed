import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addCompressedCopies } from './add-compressed-copies';

test('every text file of 256 bytes or more gets two copies, and nothing else does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  mkdirSync(join(folder, '.well-known'));
  const text = 'nine '.repeat(60);
  for (const name of ['a.html', 'b.js', 'c.png', '.well-known/d.txt']) {
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'short.css'), 'x'.repeat(255));
  await addCompressedCopies({ folder, log: () => {} });
  const files = readdirSync(folder, { recursive: true }).sort();
  const copies = ['.well-known/d.txt', 'a.html', 'b.js'].flatMap((file) => [
    `${file}.br`,
    `${file}.gz`,
  ]);
  expect(files.filter((file) => /\.(?:br|gz)$/.test(`${file}`))).toEqual(copies);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'b.js.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});
