import type { BuildStep } from '../build/finish-build';
import { buildWorker, type WorkerOptions } from './build-worker';

/** Gives the built site its service worker; see docs/decisions/11-offline.md. */
export function addServiceWorker(options: WorkerOptions): BuildStep {
  return async ({ folder, log }) => {
    const files = await buildWorker(folder, options);
    log(
      options.isOffered
        ? `the offline copy has ${files.length} files`
        : 'the offline copy is withdrawn',
    );
  };
}
