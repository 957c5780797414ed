import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anyPort, type RunningServer, runServer } from './run-server';

const root = join(import.meta.dirname, '../..');
const containerfile = 'deploy/Containerfile';
const image = 'ninefold-hosts';
const hardened = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'];

/** Why podman cannot run containers here, if it cannot: most often the base image is out of reach. */
export function whyNoContainers(podman: string): string | undefined {
  const [, base = ''] = /^FROM (\S+)$/m.exec(readFileSync(join(root, containerfile), 'utf8')) ?? [];
  const { status, stderr } = spawnSync(podman, ['run', '--rm', base, 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : `podman says: ${stderr.trim().split('\n').at(-1)}`;
}

/** Builds the image, runs it until `stop` is called, and makes sure that its health check passes. */
export async function startContainer(podman: string): Promise<RunningServer> {
  const files = [`--file=${containerfile}`, '--ignorefile=deploy/Containerfile.ignore'];
  const build = ['build', '--format=docker', '--network=host', ...files, `--tag=${image}`, '.'];
  execFileSync(podman, build, { cwd: root, stdio: 'pipe' });
  const port = await anyPort();
  const name = `${image}-${port}`;
  const run = ['run', '--rm', `--name=${name}`, `--publish=127.0.0.1:${port}:8080`];
  const server = await runServer([podman, ...run, ...hardened, image], port);
  try {
    execFileSync(podman, ['healthcheck', 'run', name]);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}
