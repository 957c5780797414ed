import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Copies the built site, without the compressed files, into a new folder. Returns the folder. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  cpSync(join(root, 'dist'), folder, { recursive: true, filter });
  return folder;
}

/** Copies everything that a build reads into a new folder. Returns the folder. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  const configs = ['astro.config.mjs', 'site.config.ts', 'package.json', 'tsconfig.json'];
  for (const name of ['src', 'packages', 'pictures', 'products', 'public', ...configs]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  // Package by package, because Astro and Vite keep caches beside them, and other builds may be running.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (['.astro', '.vite'].includes(name)) continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/**
 * Builds the site with a configuration, and other files by their paths, in a new folder, without compressed
 * copies. Returns the folder.
 */
export function buildSite(
  configuration: string,
  {
    env = {},
    files = {},
  }: { env?: NodeJS.ProcessEnv; files?: Record<string, string | Buffer> } = {},
): string {
  const folder = copySources();
  for (const [path, content] of Object.entries({ ...files, 'site.config.ts': configuration })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  // Vitest sets these for the code under test, and they would change the build.
  const { DEV, PROD, MODE, SSR, BASE_URL, ...machine } = process.env;
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...machine, NODE_ENV: 'production', COMPRESSED_COPIES: 'no', ...env },
    stdio: 'pipe',
  });
  return folder;
}
