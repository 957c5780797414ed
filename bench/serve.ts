import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedConfig, findProgram, startNginx } from '../scripts/lib/nginx.mjs';
import { dist } from '../scripts/lib/paths.mjs';
import { Stop } from '../scripts/lib/stop.mjs';

const ROUNDS = 15;
const CONNECTIONS = 64;
const HELD = 10_000;
const LEAST_RATIO = 0.95;

interface Run {
  readonly perSecond: number;
  readonly median: number;
  readonly slowest: number;
}

/** One nginx that does nothing but hand out a file: what the machine can do at all. */
function bareConfig(folder: string, port: number): string {
  return `worker_processes auto;
events { worker_connections 16384; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  server { listen 127.0.0.1:${port} backlog=4096; root "${folder}"; }
}`;
}

/** Requests a second and latency beside a bare nginx, and how many connections are held. */
export async function measureServing(print: (line: string) => void): Promise<void> {
  const nginx = findProgram('nginx');
  const wrk = findProgram('wrk');
  if (!nginx || !wrk) {
    throw new Stop('This measures nginx with wrk: install both, as in “apt install nginx wrk”.');
  }
  if (!existsSync(join(dist, 'index.html.gz'))) {
    throw new Stop('There is no built site yet: build it with “npm run build”.');
  }
  const targets = findTargets();
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  for (const { name, body } of targets) writeFileSync(join(folder, name), body);
  const ours = await startNginx(nginx, (port) => deployedConfig(dist, port));
  const bare = await startNginx(nginx, (port) => bareConfig(folder, port));
  try {
    const [load = 0] = loadavg();
    print(
      `${availableParallelism()} processors, ${load.toFixed(1)} programs at work before we began.`,
    );
    print(
      `wrk with ${CONNECTIONS} connections, ${ROUNDS} runs of a second each, by turns; medians.`,
    );
    print('                 bytes      requests/s           ms, median        ms, 99 %');
    print('                         ours    bare  ratio     ours   bare      ours   bare');
    const ratios = targets.map(({ name, address, body }) => {
      const { line, ratio } = compare(wrk, `${ours.origin}${address}`, `${bare.origin}/${name}`);
      print(`${name.padEnd(14)} ${String(body.byteLength).padStart(7)} ${line}`);
      return ratio;
    });
    holdConnections(wrk, `${ours.origin}/`, print);
    const least = Math.min(...ratios);
    if (least < LEAST_RATIO) {
      throw new Stop(`${least.toFixed(3)} of a bare nginx is less than ${LEAST_RATIO}.`);
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/** The home page, an article and the largest script, with their bytes as they travel. */
function findTargets() {
  const scripts = globSync('assets/*.js', { cwd: dist });
  const [script = ''] = scripts.sort((a, b) => size(b) - size(a));
  return [
    { name: 'home', address: '/', file: 'index.html' },
    { name: 'article', address: '/blog/karmic-debt', file: 'blog/karmic-debt.html' },
    { name: 'script', address: `/${script}`, file: script },
  ].map((target) => ({ ...target, body: readFileSync(join(dist, `${target.file}.gz`)) }));
}

function size(file: string): number {
  return statSync(join(dist, file)).size;
}

/** Runs by turns, so that whatever else the machine does falls on both alike. */
function compare(wrk: string, ours: string, bare: string): { line: string; ratio: number } {
  load(wrk, ours);
  load(wrk, bare);
  const runs = Array.from({ length: ROUNDS }, (_, round) => {
    const isFirst = round % 2 === 0;
    const first = load(wrk, isFirst ? ours : bare);
    const second = load(wrk, isFirst ? bare : ours);
    return isFirst ? { ours: first, bare: second } : { ours: second, bare: first };
  });
  const ratio = median(runs.map((run) => run.ours.perSecond / run.bare.perSecond));
  const figures = (key: keyof Run, digits: number) =>
    (['ours', 'bare'] as const)
      .map((who) => median(runs.map((run) => run[who][key])).toFixed(digits))
      .map((text) => text.padStart(7))
      .join('');
  const line = `${figures('perSecond', 0)}  ${ratio.toFixed(3)}  ${figures('median', 2)}   ${figures('slowest', 2)}`;
  return { line, ratio };
}

function load(wrk: string, address: string): Run {
  const said = runWrk(wrk, ['-t1', `-c${CONNECTIONS}`, '-d1s', address]);
  const percentile = (percent: number) => milliseconds(find(said, `${percent}%`));
  return {
    perSecond: Number(find(said, 'Requests/sec:')),
    median: percentile(50),
    slowest: percentile(99),
  };
}

/** Opens as many connections at once as the machine allows, all of them busy. */
function holdConnections(wrk: string, address: string, print: (line: string) => void): void {
  const limit = Number(execFileSync('sh', ['-c', 'ulimit -H -n'], { encoding: 'utf8' }));
  const held = Math.min(HELD, (limit || HELD + 1000) - 1000);
  print(`\nA process may have ${limit || 'any number of'} files open here.`);
  const said = runWrk(wrk, ['-t2', `-c${held}`, '-d10s', '--timeout', '60s', address]);
  const perSecond = Number(find(said, 'Requests/sec:')).toFixed(0);
  const slowest = milliseconds(find(said, '99%')).toFixed(0);
  print(
    `${held} connections held for 10 s: no error, ${perSecond} requests/s, 99 % in ${slowest} ms.`,
  );
}

/** What wrk says; any error, of the network or of the server, is ours. */
function runWrk(wrk: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(
    'sh',
    [
      '-c',
      'ulimit -n "$(ulimit -H -n)"; exec "$0" "$@"',
      wrk,
      '--latency',
      '-H',
      'Accept-Encoding: gzip',
      ...args,
    ],
    { encoding: 'utf8' },
  );
  const fault = stdout.match(/Socket errors.*|Non-2xx.*/)?.[0] ?? stderr.trim();
  if (fault || !stdout.includes('Requests/sec')) throw new Stop(`wrk ${args.join(' ')}: ${fault}`);
  return stdout;
}

function find(said: string, label: string): string {
  return said.match(new RegExp(`^\\s*${label}\\s+(\\S+)`, 'm'))?.[1] ?? '';
}

/** A time as wrk writes it: 870.00us, 1.25ms, 2.01s. */
function milliseconds(time: string): number {
  const [, figure = '', unit = ''] = /^([\d.]+)(us|ms|s|m)$/.exec(time) ?? [];
  return Number(figure) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit] ?? Number.NaN);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
