// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { layTogether } from './lay-together.mjs';

// One build for each language, so that no page pays for two, and then one folder of them all. `dist` is always
// a whole site: it is replaced at the end, which a failed or interrupted build does not reach.
const NEW = 'dist.new';

// With no language of its own, it is that of the first, and it says what is wrong with the configuration itself.
run(['scripts/check-config.mjs']);
const { default: site } = await import('../site.config.ts');
const [first = 'en', ...others] = site.languages ?? [];
for (const language of others) runIn(language, ['scripts/check-config.mjs']);

rmSync(NEW, { recursive: true, force: true });
for (const language of [first, ...others]) {
  const folder = join(NEW, language);
  runIn(language, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder]);
}
try {
  for (const language of others) layTogether(join(NEW, language), join(NEW, first));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

rmSync('dist.old', { recursive: true, force: true });
if (existsSync('dist')) renameSync('dist', 'dist.old');
renameSync(join(NEW, first), 'dist');
for (const folder of [NEW, 'dist.old']) rmSync(folder, { recursive: true, force: true });

/** @param {string[]} args */
function run(args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * @param {string} language
 * @param {string[]} args
 */
function runIn(language, args) {
  process.env.SITE_LANGUAGE = language;
  run(args);
}
