import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildWorker } from './build-worker';

/** Gives the built site its service worker; see docs/decisions/0010-offline.md. */
export function offline(isOffered: boolean): AstroIntegration {
  let target: Parameters<typeof buildWorker>[1]['target'];
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        target = config.vite.build?.target;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = await buildWorker(fileURLToPath(dir), { isOffered, target });
        logger.info(isOffered ? `the copy holds ${files.length} files` : 'the copy is withdrawn');
      },
    },
  };
}
