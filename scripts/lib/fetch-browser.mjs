// @ts-check
import { spawnSync } from 'node:child_process';
import { run, toolEnv } from './run.mjs';

const minute = 60_000;

/** Ways to get a Chromium, in the order to try them. None fails: whether it worked is to be seen. */
export const attempts = [
  download,
  () => installPackage('chromium-headless-shell'),
  () => installPackage('chromium'),
  installLibraries,
];

/** Playwright's own, without the second, smaller browser that we do not use. */
async function download() {
  await quietly('playwright', ['install', '--no-shell', 'chromium'], 10 * minute);
}

/**
 * Debian's. Ubuntu has none by these names, which is what the last attempt is for.
 *
 * @param {string} name
 */
async function installPackage(name) {
  const apt = aptGet();
  if (!apt) return;
  const [program = '', ...args] = apt;
  await quietly(program, [...args, 'update'], 5 * minute);
  await quietly(program, [...args, 'install', '--yes', name], 10 * minute);
}

/** What the downloaded one may lack. */
async function installLibraries() {
  if (aptGet()) await quietly('playwright', ['install-deps', 'chromium'], 10 * minute);
}

/** The words that start apt-get, where that is possible without asking for a password. */
function aptGet() {
  const apt = ['apt-get', '-o', 'DPkg::Lock::Timeout=60'];
  if (!succeeds('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return apt;
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n', ...apt] : undefined;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function succeeds(program, args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {number} timeout
 */
function quietly(program, args, timeout) {
  const env = { ...toolEnv(), DEBIAN_FRONTEND: 'noninteractive' };
  return run(program, args, { stdio: 'ignore', timeout, env });
}
