import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { anyPort, type RunningServer, runServer } from './run-server';

/** The configuration in deploy/, for a local port and a given folder. */
export function deployedConfig(folder: string, port: number): string {
  const deploy = join(import.meta.dirname, '../../deploy/nginx');
  const changes = [
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['    listen [::]:80 backlog=4096;\n', ''],
    ['root /srv/ninefold;', `root "${folder}";`],
    ['include ninefold/http.conf;', `include "${deploy}/ninefold/http.conf";`],
    ['include ninefold/server.conf;', `include "${deploy}/ninefold/server.conf";`],
  ] as const;
  return changes.reduce(
    (config, [ours, theirs]) => {
      if (!config.includes(ours)) throw new Error(`nginx.conf has no “${ours}” any more.`);
      return config.replace(ours, () => theirs);
    },
    readFileSync(join(deploy, 'nginx.conf'), 'utf8'),
  );
}

/** Runs nginx on a free port until `stop` is called. */
export async function startNginx(
  program: string,
  configure: (port: number) => string,
): Promise<RunningServer> {
  const port = await anyPort();
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
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await runServer(['sh', '-c', command, program, ...args], port);
    return { ...server, stop: () => server.stop().finally(removeFolder) };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
