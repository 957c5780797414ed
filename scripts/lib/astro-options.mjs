// @ts-check
import { parseArgs } from 'node:util';
import { readPort } from './port.mjs';
import { Stop } from './stop.mjs';

const value = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * Astro's command-line options as the configuration that its functions take.
 *
 * @param {string[]} args
 * @param {string | undefined} usualPort as in `PORT`
 * @returns {{ port: number, options: import('astro').AstroInlineConfig }}
 */
export function astroOptions(args, usualPort) {
  const { host, open, mode, outDir, force, silent, verbose, ...rest } = parse(args);
  const port = readPort(rest.port, readPort(usualPort, 4321), '--port');
  const options = {
    ...(mode && { mode }),
    ...(outDir && { outDir }),
    ...(force && { force }),
    ...(silent && { logLevel: /** @type {const} */ ('silent') }),
    ...(verbose && { logLevel: /** @type {const} */ ('debug') }),
    server: { port, ...(host && { host }), ...(open && { open }) },
  };
  return { port, options };
}

/** @param {string[]} args */
function parse(args) {
  const server = { port: value, host: flag, open: flag };
  const log = { silent: flag, verbose: flag };
  const options = { ...server, ...log, mode: value, outDir: value, force: flag };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const reason = error instanceof Error ? error.message.split('. ')[0] : '';
    throw new Stop(`${reason}; the options are ${names.join(', ')}.`);
  }
}
