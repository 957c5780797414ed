// @ts-check
import { runnerImport } from 'vite';
import { librarySource } from '../src/build/library-source.ts';

// `node bench/run.mjs weigh` runs bench/weigh.ts with the imports that the sources use: by the paths
// of tsconfig.json, and without extensions.
await runnerImport(`./bench/${process.argv[2]}.ts`, {
  plugins: [librarySource],
  resolve: { tsconfigPaths: true },
});
