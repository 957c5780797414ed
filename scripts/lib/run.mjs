// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { onStop } from './on-stop.mjs';
import { root } from './paths.mjs';
import { Stop } from './stop.mjs';

/**
 * The environment of every tool: the installed tools and their Node.js come first, and no tool
 * reports to its maker.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(env = process.env) {
  // Windows calls it `Path`; a second spelling beside it would be ignored.
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const { FORCE_COLOR, ...rest } = env;
  return {
    // Every Node.js would warn of the contradiction.
    ...(env.NO_COLOR === undefined ? env : rest),
    [path]: [join(root, 'node_modules', '.bin'), env[path]].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    ASTRO_DISABLE_UPDATE_CHECK: 'true',
  };
}

/**
 * Runs a program to its end and says with which status. A signal to us ends the program too.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Omit<import('node:child_process').SpawnOptions, 'cwd' | 'shell'>} options
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    // Windows starts the tools through `.cmd` files, which only its shell can run; the shell in
    // turn would trip over the spaces in a whole path.
    const shell = process.platform === 'win32' && !isAbsolute(program);
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: toolEnv(),
      ...options,
      cwd: root,
      shell,
    });
    /** @type {'SIGINT' | 'SIGTERM' | undefined} */
    let stoppedBy;
    const settle = onStop((signal) => {
      stoppedBy = signal;
      // A terminal sends Ctrl+C to the program itself; twice would cut its tidying short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
    child.once('error', (error) => {
      settle();
      reject(new Stop(`${program} could not be started: ${error.message}.`));
    });
    child.once('close', (status, signal) => {
      settle();
      if (stoppedBy) reject(new Stop('', 128 + constants.signals[stoppedBy]));
      else resolve(status ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}
