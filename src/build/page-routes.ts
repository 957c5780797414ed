import { globSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { isOffered } from '../config/pages';
import { type PageLink, path } from '../config/paths';

const FOLDER = 'src/views';

/** Gives each file in `src/views` the address of the page whose id is its name, unless that is removed. */
export function pageRoutes(): AstroIntegration {
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const file of globSync('**/*.astro', { cwd: FOLDER }).sort()) {
          const id = file.replaceAll('\\', '/').replace(/\.astro$/, '') as PageLink;
          if (isOffered(id)) injectRoute({ pattern: path(id), entrypoint: `./${FOLDER}/${file}` });
        }
      },
    },
  };
}
