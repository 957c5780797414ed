import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Copies everything that a build reads into a new folder. Returns the folder. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  const configs = ['astro.config.ts', 'site.config.ts', 'package.json', 'tsconfig.json'];
  for (const name of ['src', 'packages', 'public', ...configs]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

interface Build {
  readonly env?: NodeJS.ProcessEnv;
  /** The files of `src/pages` to build, where a test does not need them all. */
  readonly pages?: readonly string[];
}

/** Builds the site with a configuration in a new folder. Returns the folder. */
export function buildSite(configuration: string, { env, pages }: Build = {}): string {
  const folder = copySources();
  if (pages) keepOnly(pages, join(folder, 'src/pages'));
  writeFileSync(join(folder, 'site.config.ts'), configuration);
  // Vitest sets these for the code under test, and they would change the build.
  const { DEV, PROD, MODE, SSR, BASE_URL, ...machine } = process.env;
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...machine, NODE_ENV: 'production', ...env },
    stdio: 'pipe',
  });
  return folder;
}

function keepOnly(pages: readonly string[], folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !pages.includes(relative(folder, path))) rmSync(path);
  }
}
