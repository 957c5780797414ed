import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs on this machine until `stop` is called. */
export interface RunningServer {
  readonly origin: string;
  readonly process: number;
  readonly stop: () => Promise<void>;
}

/** Starts a program that serves on a port, and waits until it answers. */
export async function runServer(
  command: readonly string[],
  port: number,
  options: SpawnOptions = {},
): Promise<RunningServer> {
  const [program = '', ...args] = command;
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child, 'spawn');
  const { pid = 0 } = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  // With programs of its own, as npx has, it leads a group: all of it has to end.
  const kill = () => !hasEnded(child) && process.kill(options.detached ? -pid : pid);
  process.once('exit', kill);
  async function stop() {
    process.off('exit', kill);
    if (kill()) await once(child, 'exit');
  }
  for (let tries = 0; !(await fetch(origin).catch(() => undefined)); tries += 1) {
    if (hasEnded(child) || tries > 1200) {
      await stop();
      throw new Error(`${command.join(' ')} does not start:\n${output}`);
    }
    await wait(50);
  }
  return { origin, process: pid, stop };
}

/** A port of this machine that nobody listens on. */
export async function anyPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
