import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { everyFile } from './files';
import { dist } from './pages';

test('Astro names a font by a hash of its content, which is cached for a year (public/_headers)', async () => {
  const require = createRequire(import.meta.url);
  const { default: xxhash } = await import(
    createRequire(require.resolve('astro')).resolve('xxhash-wasm')
  );
  const { h64ToString } = await xxhash();
  const fonts = everyFile.filter((file) => file.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  for (const font of fonts)
    expect(basename(font)).toBe(`${h64ToString(readFileSync(join(dist, font), 'utf8'))}.woff2`);
});
