import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A copy of everything that a build reads, in a folder of its own, which is returned. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  const configs = ['astro.config.ts', 'site.config.ts', 'package.json', 'tsconfig.json'];
  for (const name of ['src', 'packages', 'public', ...configs]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds the site with a configuration, in a folder of its own, which is returned. */
export function buildSite(configuration: string, env: NodeJS.ProcessEnv = {}): string {
  const folder = copySources();
  writeFileSync(join(folder, 'site.config.ts'), configuration);
  // Vitest sets these for the code that it tests, and a build would believe them.
  const { DEV, PROD, MODE, SSR, BASE_URL, ...machine } = process.env;
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...machine, NODE_ENV: 'production', ...env },
    stdio: 'pipe',
  });
  return folder;
}
