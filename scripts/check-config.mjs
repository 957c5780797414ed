// @ts-check
import { runnerImport } from 'vite';

// Before a build: finds every mistake in site.config.ts, in the articles, in the photos and in links between pages.
// Astro would stop at the first, and add a stack to its sentence.
// As `npm run launch-check`: lists what must change before the site goes live, and fails until then.
const isLaunch = process.argv.includes('--launch');
try {
  // Vite says where something is that is no TypeScript.
  await runnerImport('./site.config.ts');
  const { ownSources } = await import('../src/build/own-sources.ts');
  const plugins = [ownSources];
  /** @type {{ module: { lines: string[], buildNote?: string } }} */
  const { module } = await runnerImport('./src/config/launch-check.ts', { plugins });
  const { lines, buildNote } = module;
  /** @type {{ module: { faults: string[] } }} */
  const sources = await runnerImport('./src/build/check-sources.ts', { plugins });
  if (sources.module.faults.length > 0) throw new Error(sources.module.faults.join('\n'));
  if (isLaunch) console.log(lines.join('\n') || 'Nothing in site.config.ts is a placeholder.');
  else if (buildNote) console.log(buildNote);
  if (isLaunch && lines.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
