import { join } from 'node:path';
import { type BuildOptions, build } from 'vite';
import { prefixed, workerAddress } from '#prefix';
import type { BuildStep } from '../build/finish-build';
import { editionsOf } from '../config/editions';
import { path } from '../config/paths';
import { precachedFiles } from './precached-files';

export interface WorkerOptions {
  /** Whether visitors get an offline copy, or lose the one they have. */
  readonly isOffered: boolean;
  readonly target?: BuildOptions['target'];
}

/** What tells the caches of a language from those of the one at the root: `` or `/es`. */
const cacheEnding = prefixed('/').replace(/^\/$/, '');
/** Where the languages are that have a worker of their own, below what the one at the root serves. */
const elsewhere =
  cacheEnding === '' ? editionsOf('home').flatMap(({ isThis, path }) => (isThis ? [] : path)) : [];

/** Writes the service worker of a built site beside its pages. Returns the files it will precache. */
export async function buildWorker(folder: string, { isOffered, target }: WorkerOptions) {
  const files = isOffered ? precachedFiles(folder) : [];
  const source = isOffered ? 'service-worker' : 'withdrawal';
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      PRECACHED_FILES: JSON.stringify(files),
      OFFLINE_PAGE: JSON.stringify(path('offline')),
      CACHE_ENDING: JSON.stringify(cacheEnding),
      ELSEWHERE: JSON.stringify(elsewhere),
      // Otherwise Workbox logs everything it does to the console.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      ...(target && { target }),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `worker/${source}.ts`),
        output: { format: 'iife', entryFileNames: workerAddress.slice(1) },
      },
    },
  });
  return files;
}

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
