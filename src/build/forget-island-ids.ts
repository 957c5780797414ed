import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Takes the `uid` off every island: nothing reads it in a built site, and it is a hash of the path
 * of the folder, so that the same commit would be built differently elsewhere.
 */
export function forgetIslandIds(): AstroIntegration {
  return {
    name: 'forget-island-ids',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const html = readFileSync(file, 'utf8');
          const plain = html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');
          if (plain !== html) writeFileSync(file, plain);
        }
      },
    },
  };
}
