// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './paths.mjs';
import { answers, listen } from './port.mjs';
import { Stop } from './stop.mjs';

const host = '127.0.0.1';

/** Where a program is that administrators use, if this machine has it. */
export function findProgram(/** @type {string} */ name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * The configuration that is deployed, for a port of this machine and a folder of one's own.
 *
 * @param {string} folder the built site
 * @param {number} port
 */
export function deployedConfig(folder, port) {
  const text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  return [
    ['listen 80 ', `listen ${host}:${port} `],
    ['    listen [::]:80 backlog=4096;\n', ''],
    ['root /srv/ninefold;', `root "${folder}";`],
  ].reduce((config, [ours = '', theirs = '']) => {
    if (!config.includes(ours)) throw new Error(`deploy/nginx.conf has no “${ours}” any more.`);
    return config.replace(ours, () => theirs);
  }, text);
}

/**
 * Runs nginx until `stop` is called.
 *
 * @param {string} program
 * @param {(port: number) => string} configure the configuration for a port that is free
 */
export async function startNginx(program, configure) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, withOwnFolders(configure(port), folder));
  const isRoot = process.getuid?.() === 0;
  const globals = [
    'daemon off;',
    `pid ${join(folder, 'pid')};`,
    // As ourselves, so that it can read what we can: root would give its workers another name.
    isRoot ? `user ${userInfo().username};` : '',
  ].join(' ');
  const args = ['-p', folder, '-e', 'stderr', '-c', file, '-g', globals];
  // With as many open files as the machine allows: a connection is one.
  const child = spawn(
    'sh',
    ['-c', 'ulimit -n "$(ulimit -H -n)"; exec "$0" "$@"', program, ...args],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  async function stop() {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
  for (let tries = 0; !(await answers(host, port)); tries += 1) {
    if (child.exitCode !== null || tries > 200) {
      await stop();
      throw new Stop(`nginx does not start:\n${said}`);
    }
    await wait(50);
  }
  return { origin: `http://${host}:${port}`, process: child.pid ?? 0, stop };
}

/**
 * Its own places for what it puts aside: those that it was built with belong to the machine's nginx.
 *
 * @param {string} config
 * @param {string} folder
 */
function withOwnFolders(config, folder) {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  return config.replace('http {', () => ['http {', ...lines].join('\n  '));
}

async function freePort() {
  const server = createServer();
  const port = await listen(server, 0, host);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
