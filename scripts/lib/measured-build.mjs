// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolEnv } from './run.mjs';
import { Stop } from './stop.mjs';

/**
 * @typedef {object} Cost
 * @property {number} seconds from start to end
 * @property {number} processorSeconds which other programs on the machine hardly disturb
 * @property {number} megabytes the most memory that was held at a time
 */

const reporter = pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href;

/**
 * Builds the site in a folder and says what it cost.
 *
 * @param {string} folder
 * @returns {Promise<Cost>}
 */
export async function measuredBuild(folder) {
  const start = performance.now();
  const child = spawn('node', ['--import', reporter, 'node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: { ...toolEnv(), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said = `${said}${text}`.slice(-2000);
    });
  }
  /** @type {NodeJS.ResourceUsage | undefined} */
  let usage;
  child.on('message', (message) => {
    usage = /** @type {NodeJS.ResourceUsage} */ (message);
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0 || !usage) throw new Stop(`The build failed:\n${said}`);
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    megabytes: usage.maxRSS / 1024,
  };
}
