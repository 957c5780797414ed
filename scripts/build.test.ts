import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/testing/temporary-folder';

test('a mistake in any language stops the build before the first page', () => {
  const { folder } = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'site.config.ts': `export default { languages: ['en', 'es'] };`,
    'scripts/check-config.mjs': `console.log('check'); process.exitCode = process.env.SITE_LANGUAGE === 'es' ? 3 : 0;`,
    'node_modules/astro/bin/astro.mjs': `console.log('build');`,
  });
  for (const file of ['scripts/build.mjs', 'scripts/lay-together.mjs'])
    copyFileSync(file, join(folder, file));
  const { SITE_LANGUAGE: _, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(stdout).toBe('check\ncheck\n');
  expect(status).toBe(3);
});
