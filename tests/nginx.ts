import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The configuration in deploy/, for a local port and a given folder. */
export function deployedConfig(folder: string, port: number): string {
  const file = join(import.meta.dirname, '../deploy/nginx.conf');
  const changes = [
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['    listen [::]:80 backlog=4096;\n', ''],
    ['root /srv/ninefold;', `root "${folder}";`],
  ] as const;
  return changes.reduce(
    (config, [ours, theirs]) => {
      if (!config.includes(ours)) throw new Error(`deploy/nginx.conf has no “${ours}” any more.`);
      return config.replace(ours, () => theirs);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Runs nginx on a free port until `stop` is called. */
export async function startNginx(program: string, configure: (port: number) => string) {
  const port = await anyPort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  // The default folders belong to the nginx of the machine.
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n');
  writeFileSync(
    file,
    configure(port).replace('http {', () => `http {\n${folders}`),
  );
  // As root, nginx would run its workers as a user who cannot read these files.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  const globals = `daemon off; pid ${join(folder, 'pid')}; ${user}`;
  // Allows as many open files as the machine does: each connection is one.
  const command = 'ulimit -n "$(ulimit -H -n)"; exec "$0" "$@"';
  const args = ['-p', folder, '-e', 'stderr', '-c', file, '-g', globals];
  const child = spawn('sh', ['-c', command, program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  async function stop() {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries += 1) {
    if (child.exitCode !== null || tries > 200) {
      await stop();
      throw new Error(`nginx does not start:\n${said}`);
    }
    await wait(50);
  }
  return { origin, process: child.pid ?? 0, stop };
}

async function anyPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
