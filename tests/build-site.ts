import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../scripts/lib/copy-site.mjs';

/** Builds the site with a configuration, in a folder of its own, which is returned. */
export function buildSite(configuration: string, env: NodeJS.ProcessEnv = {}): string {
  const folder = copySite();
  writeFileSync(join(folder, 'site.config.ts'), configuration);
  // Vitest sets these for the code that it tests, and a build would believe them.
  const { DEV, PROD, MODE, SSR, BASE_URL, ...machine } = process.env;
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...machine, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    stdio: 'pipe',
  });
  return folder;
}
