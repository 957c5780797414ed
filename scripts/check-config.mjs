// @ts-check
import { runnerImport } from 'vite';

// Before a build: Astro would add a stack to the sentences about a mistake in site.config.ts.
await runnerImport('./src/config/site.ts').catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
