// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} Package
 * @typedef {Pick<NodeJS.Process, 'platform' | 'arch'>} Machine
 */

/**
 * Whether `node_modules` holds just what the lock file asks for, made for this machine. npm writes
 * its own record of the folder as the last act of an installation, so an interrupted one has none.
 *
 * @param {string} folder
 * @param {Machine} machine
 */
export function isInstalled(folder, machine = process) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed || !hasOwnNode(folder)) return false;
  return (
    Object.entries(wanted).every(([path, { optional }]) => !path || optional || installed[path]) &&
    Object.entries(installed).every(
      ([path, found]) =>
        wanted[path]?.version === found.version &&
        wanted[path]?.integrity === found.integrity &&
        fits(found.os, machine.platform) &&
        fits(found.cpu, machine.arch) &&
        existsSync(join(folder, path)),
    )
  );
}

/** Installs what is missing; does nothing when nothing is. */
export async function ensureInstalled(folder = root, install = installWithNpm) {
  if (isInstalled(folder)) return;
  console.log('Installing the tools that this project needs (once; this can take some minutes)…');
  const status = await install();
  if (status !== 0) {
    throw new Stop(`npm ci could not install the tools (status ${status}); its message is above.`);
  }
  if (!hasOwnNode(folder)) {
    throw new Stop(
      'npm ci left out the Node.js of this project: allow the install script of the package “node”.',
    );
  }
}

function installWithNpm(env = process.env) {
  // All tools are development dependencies, which NODE_ENV=production would leave out. Warnings
  // are about the older Node.js that only starts the newer one.
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const cli = env.npm_execpath;
  if (!cli?.endsWith('npm-cli.js')) return run('npm', args);
  // Not the Node.js inside node_modules: npm ci begins with deleting that.
  return run(env.npm_node_execpath ?? process.execPath, [cli, ...args]);
}

/** @param {string} folder */
function hasOwnNode(folder) {
  return existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'));
}

/**
 * @param {string} file
 * @returns {Record<string, Package> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string[] | undefined} allowed as in package.json: names, or names to leave out
 * @param {string} name
 */
function fits(allowed, name) {
  if (!allowed || allowed.includes(name)) return true;
  return allowed.every((entry) => entry.startsWith('!') && entry !== `!${name}`);
}
