import { spawnSync } from 'node:child_process';
import { Stop } from '../scripts/lib/stop.mjs';

/** What wrk found: how many requests were answered, and how long they took, in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly median: number;
  readonly slowest: number;
}

/** Lets wrk ask as a browser does; any error, of the network or of the server, ends it all. */
export function runWrk(program: string, args: readonly string[]): Load {
  // On the second processor, where the machine has one: nginx works on the first.
  const command = 'ulimit -n "$(ulimit -H -n)"; taskset -cp 1 $$ >/dev/null 2>&1; exec "$0" "$@"';
  const options = ['--latency', '-H', 'Accept-Encoding: gzip', ...args];
  const { stdout, stderr } = spawnSync('sh', ['-c', command, program, ...options], {
    encoding: 'utf8',
  });
  const fault = stdout.match(/Socket errors.*|Non-2xx.*/)?.[0] ?? stderr.trim();
  if (fault || !stdout.includes('Requests/sec')) throw new Stop(`wrk ${args.join(' ')}: ${fault}`);
  return {
    requests: Number(stdout.match(/(\d+) requests in/)?.[1]),
    perSecond: Number(find(stdout, 'Requests/sec:')),
    median: milliseconds(find(stdout, '50%')),
    slowest: milliseconds(find(stdout, '99%')),
  };
}

function find(said: string, label: string): string {
  return said.match(new RegExp(`^\\s*${label}\\s+(\\S+)`, 'm'))?.[1] ?? '';
}

/** A time as wrk writes it: 870.00us, 1.25ms, 2.01s. */
function milliseconds(time: string): number {
  const [, figure = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(time) ?? [];
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN);
}
