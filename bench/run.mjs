// @ts-check
import { runnerImport } from 'vite';
import { ownSources } from '../src/build/own-sources.ts';

// `node bench/run.mjs weigh` runs bench/weigh.ts with the imports that the sources use: by the paths
// of tsconfig.json, and without extensions.
await runnerImport(`./bench/${process.argv[2]}.ts`, {
  plugins: [ownSources],
  resolve: { tsconfigPaths: true },
});
