import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { anyPort, type RunningServer, runServer } from './run-server';

const root = join(import.meta.dirname, '../..');
const image = 'ninefold-hosts';
const hardened = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'];

/** Builds the image of deploy/Containerfile. Returns why that is not possible here, if it is not. */
export function buildImage(podman: string): string | undefined {
  const files = ['--file=deploy/Containerfile', '--ignorefile=deploy/Containerfile.ignore'];
  const build = ['build', '--format=docker', '--network=host', ...files, `--tag=${image}`, '.'];
  const version = ['run', '--rm', ...hardened, image, 'caddy', 'version'];
  for (const args of [build, version]) {
    const { status, stderr } = spawnSync(podman, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) return `podman ${args[0]}: ${stderr.trim().split('\n').at(-1)}`;
  }
  return undefined;
}

/** Runs the image until `stop` is called, and makes sure that its health check passes. */
export async function startContainer(podman: string): Promise<RunningServer> {
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
