import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { forgetIslandIds } from './forget-island-ids';
import { keepOwnHashes } from './keep-own-hashes';

/** Takes out of every built page what Astro puts there and no page needs. */
export function tidyPages(): AstroIntegration {
  return {
    name: 'tidy-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const html = readFileSync(file, 'utf8');
          const tidy = keepOwnHashes(forgetIslandIds(html));
          if (tidy !== html) writeFileSync(file, tidy);
        }
      },
    },
  };
}
