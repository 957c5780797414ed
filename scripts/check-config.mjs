// @ts-check
import { runnerImport } from 'vite';
import { librarySource } from '../src/build/library-source.ts';

// Before a build: Astro would add a stack to the sentences about a mistake in site.config.ts, and could not
// name the line of a link to a page that does not exist.
// As `npm run launch-check`: lists what must change before the site goes live, and fails until then.
const isLaunch = process.argv.includes('--launch');
try {
  /** @type {{ module: { lines: string[], buildNote?: string } }} */
  const { module } = await runnerImport('./src/config/launch-check.ts');
  const { lines, buildNote } = module;
  if (isLaunch) console.log(lines.join('\n') || 'Nothing in site.config.ts is a placeholder.');
  else if (buildNote) console.log(buildNote);
  if (isLaunch && lines.length > 0) process.exitCode = 1;
  /** @type {{ module: { linkFaults: () => string[] } }} */
  const links = await runnerImport('./src/build/link-faults.ts', { plugins: [librarySource] });
  const faults = links.module.linkFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
