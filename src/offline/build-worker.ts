import { join } from 'node:path';
import { type BuildOptions, build } from 'vite';
import { keptFiles } from './cached-files';

interface Options {
  /** Whether visitors get an offline copy, or those who have one are to lose it. */
  readonly isOffered: boolean;
  readonly target?: BuildOptions['target'];
}

/** Writes the service worker of a built site beside its pages, and returns what it will keep. */
export async function buildWorker(folder: string, { isOffered, target }: Options) {
  const files = isOffered ? keptFiles(folder) : [];
  const source = isOffered ? 'service-worker' : 'withdrawal';
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      KEPT_FILES: JSON.stringify(files),
      // Without this, Workbox tells the console of everything it does.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      ...(target && { target }),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, `worker/${source}.ts`),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return files;
}
