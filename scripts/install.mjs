// @ts-check
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

// Installs what package-lock.json asks for, unless that has been done: here, or in the folder that is
// named, which has tools of its own. It runs on the machine's own Node and before any dependency
// exists; from then on npm finds our Node first on its path.

/** @param {string} file */
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const ourNode = resolve('node_modules/.bin/node');
const hasNode = () => existsSync(ourNode);

const [, , folder] = process.argv;
if (folder) process.chdir(folder);

// npm writes its own record last, so an interrupted installation has none.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json') || !hasNode()) {
  const what = `what ${folder ?? 'this project'} needs`;
  console.log(`Installing ${what} (once; this can take some minutes)…`);
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  // Not with the Node in node_modules: `npm ci` begins by deleting that folder.
  const npm = cli.endsWith('npm-cli.js') ? `"${node}" "${cli}"` : 'npm';
  try {
    // NODE_ENV=production would leave out the tools. The hidden warnings are about the older Node.
    execSync(`${npm} ci --include=dev --loglevel=error`, { stdio: 'inherit' });
    if (!hasNode()) fail('npm left out our Node: allow the install script of the package “node”.');
  } catch {
    fail('npm ci could not install the tools; its message is above.');
  }
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
