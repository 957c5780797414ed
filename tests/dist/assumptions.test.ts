import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { everyFile } from './files';
import { builtPage, dist, textOf } from './pages';

// What the built site depends on beyond the documentation of Astro and Vite, and no other test would
// notice. After an update of them, a test that fails names the file to look at.

const root = join(import.meta.dirname, '../..');
const scripts = everyFile.filter((file) => /^assets\/.*\.js$/.test(file));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('Astro does not read the uid of an island in the browser (src/build/remove-from-pages.ts)', () => {
  const runtime = builtPage('/')
    .named('script')
    .map(textOf)
    .filter((code) => code.includes('"astro-island"'));
  expect(runtime).toEqual([expect.not.stringMatching(/\buid\b/)]);
});

test('Astro names a font by a hash of its content, which is cached for a year (public/_headers)', async () => {
  const require = createRequire(import.meta.url);
  const { default: xxhash } = await import(
    createRequire(require.resolve('astro')).resolve('xxhash-wasm')
  );
  const { h64ToString } = await xxhash();
  const fonts = everyFile.filter((file) => file.endsWith('.woff2'));
  expect(fonts).not.toEqual([]);
  for (const font of fonts) expect(basename(font)).toBe(`${h64ToString(read(font))}.woff2`);
});

test('Vite writes each table of readings into a file of its own (astro.config.ts)', () => {
  const imported = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/import\('[^']*\/readings\/([\w-/]+)'\)/g)])
    .map(([, path]) => path);
  const chunks = scripts
    .filter((file) => file.startsWith('assets/readings/'))
    .map((file) => basename(file).split('.')[0]);
  // Two tables may have the same name, in different folders.
  const names = [...new Set(imported)].map((path = '') => basename(path));
  expect(names).not.toEqual([]);
  expect(chunks.sort()).toEqual(names.sort());
});
