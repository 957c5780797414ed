// @ts-check
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

const script = relative(root, fileURLToPath(new URL('./astro-command.mjs', import.meta.url)));

/**
 * Runs Astro to its end, in a process of its own: it needs the Node.js that was installed, not the
 * one that may have started us.
 *
 * @param {readonly string[]} args
 */
export async function runAstro(args) {
  const status = await run('node', [script, ...args]);
  if (status !== 0) throw new Stop('', status);
}
