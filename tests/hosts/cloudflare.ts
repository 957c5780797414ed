import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyPort, type RunningServer, runServer } from './run-server';

// Not a dependency: it is larger than all of ours together, and only this command needs it.
const wrangler = ['npx', '--yes', 'wrangler@4.158.0'];
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' };

/** Fetches Cloudflare's program, unless npm already has it. Returns whether it is there. */
export function fetchWrangler(): boolean {
  const [program = '', ...args] = wrangler;
  return spawnSync(program, [...args, '--version'], { env, stdio: 'ignore' }).status === 0;
}

/** Runs Cloudflare Pages' local runtime on a free port until `stop` is called. */
export async function startPages(folder: string): Promise<RunningServer> {
  const port = await anyPort();
  // It writes a folder of its own where it runs.
  const cwd = mkdtempSync(join(tmpdir(), 'pages-'));
  const options = ['--compatibility-date=2026-11-01', '--ip=127.0.0.1', `--port=${port}`];
  const command = [...wrangler, 'pages', 'dev', folder, ...options];
  const server = await runServer(command, port, { cwd, env, detached: true });
  const stop = () => server.stop().finally(() => rmSync(cwd, { recursive: true, force: true }));
  return { ...server, stop };
}
