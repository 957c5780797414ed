import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const copied = ['src', 'public', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/** Builds the site with a configuration, in a folder of its own, which is returned. */
export function buildSite(configuration: string, env: NodeJS.ProcessEnv = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'site.config.ts'), configuration);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    stdio: 'pipe',
  });
  return folder;
}
