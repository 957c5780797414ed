import { execFileSync } from 'node:child_process';
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
import { type Load, runWrk } from './wrk.ts';

const ROUNDS = 15;
const CONNECTIONS = 64;
const HELD = 10_000;
const LEAST_RATIO = 0.95;
const WORKERS = 'worker_processes auto;';
// One worker on one processor, and wrk on another: where they share, chance decides who waits.
const ONE_WORKER = 'worker_processes 1; worker_cpu_affinity 01;';

interface Run extends Load {
  /** Ticks of a processor that nginx took. */
  readonly ticks: number;
}

/** An nginx that runs, and the address to ask it for. */
interface Server {
  readonly process: number;
  readonly address: string;
}

/** One nginx that does nothing but hand out a file: what the machine can do at all. */
function bareConfig(folder: string, port: number): string {
  return `${WORKERS}
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
  const ours = await startNginx(nginx, (port) =>
    deployedConfig(dist, port).replace(WORKERS, ONE_WORKER),
  );
  const bare = await startNginx(nginx, (port) =>
    bareConfig(folder, port).replace(WORKERS, ONE_WORKER),
  );
  try {
    for (const { name, address, body } of targets) {
      const file = join(folder, name);
      writeFileSync(file, body);
      // As many bytes on the wire, ours having the longer head: the loopback device carries 64 kB at
      // a time, which no network does, and a response just above pays for two.
      const heads = await Promise.all([
        headBytes(`${ours.origin}${address}`),
        headBytes(`${bare.origin}/${name}`),
      ]);
      writeFileSync(file, Buffer.concat([body, Buffer.alloc(heads[0] - heads[1])]));
    }
    const [others = 0] = loadavg();
    const isQuiet = others < availableParallelism() / 2;
    print(
      `wrk with ${CONNECTIONS} connections, ${ROUNDS} runs of a second each, by turns; the fastest of each.`,
    );
    print('               bytes       requests/s      ms, median      ms, 99 %   µs of processor');
    print('                        ours    bare     ours   bare    ours   bare     ours   bare');
    const ratios = targets.map(({ name, address, body }) => {
      const runs = takeTurns(
        wrk,
        { process: ours.process, address: `${ours.origin}${address}` },
        { process: bare.process, address: `${bare.origin}/${name}` },
      );
      print(`${name.padEnd(12)} ${String(body.byteLength).padStart(7)} ${figures(runs)}`);
      return { name, ...compare(runs) };
    });
    print('\nOurs in parts of the bare one, by requests/s and by processor time a request:');
    for (const { name, bySpeed, byTime } of ratios) {
      print(`${name.padEnd(12)} ${bySpeed.toFixed(3)} ${byTime.toFixed(3)}`);
    }
    if (!isQuiet) {
      print(
        `${others.toFixed(0)} other programs were at work: only the processor time tells much.`,
      );
    }
    holdConnections(wrk, `${ours.origin}/`, print);
    const least = Math.min(...ratios.map(({ bySpeed, byTime }) => (isQuiet ? bySpeed : byTime)));
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

/** How long the head of a response is. */
async function headBytes(address: string): Promise<number> {
  const { headers, statusText } = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 ${statusText}\r\n${lines.join('')}\r\n`.length;
}

function size(file: string): number {
  return statSync(join(dist, file)).size;
}

type Runs = Readonly<Record<'ours' | 'bare', readonly Run[]>>;

/** By turns, so that whatever else the machine does falls on both alike. */
function takeTurns(wrk: string, ours: Server, bare: Server): Runs {
  const runs = { ours: [] as Run[], bare: [] as Run[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.ours.push(load(wrk, ours));
    runs.bare.push(load(wrk, bare));
  }
  return runs;
}

function load(wrk: string, { process, address }: Server): Run {
  const before = processorTicks(process);
  const found = runWrk(wrk, ['-t1', `-c${CONNECTIONS}`, '-d1s', address]);
  return { ...found, ticks: processorTicks(process) - before };
}

/** What the workers of an nginx have used so far; Linux tells, in hundredths of a second. */
function processorTicks(master: number): number {
  const children = `/proc/${master}/task/${master}/children`;
  if (!existsSync(children)) return Number.NaN;
  const workers = readFileSync(children, 'utf8').trim().split(' ');
  return workers
    .map((worker) => readFileSync(`/proc/${worker}/stat`, 'utf8').split(' '))
    .reduce((sum, fields) => sum + Number(fields[13]) + Number(fields[14]), 0);
}

function microseconds(runs: readonly Run[]): number {
  const requests = runs.reduce((sum, run) => sum + run.requests, 0);
  return (runs.reduce((sum, run) => sum + run.ticks, 0) * 10_000) / requests;
}

/** Other work only ever slows a run: the fastest was disturbed least. */
function fastest(runs: readonly Run[]): Run {
  return runs.reduce((best, run) => (run.perSecond > best.perSecond ? run : best));
}

function compare({ ours, bare }: Runs): { bySpeed: number; byTime: number } {
  return {
    bySpeed: fastest(ours).perSecond / fastest(bare).perSecond,
    byTime: microseconds(bare) / microseconds(ours),
  };
}

function figures({ ours, bare }: Runs): string {
  const pair = (read: (runs: readonly Run[]) => number, digits: number) =>
    [ours, bare].map((runs) => read(runs).toFixed(digits).padStart(7)).join(' ');
  return [
    pair((runs) => fastest(runs).perSecond, 0),
    pair((runs) => fastest(runs).median, 2),
    pair((runs) => fastest(runs).slowest, 1),
    pair(microseconds, 1),
  ].join(' ');
}

/** Opens as many connections at once as the machine allows, all of them busy. */
function holdConnections(wrk: string, address: string, print: (line: string) => void): void {
  const limit = Number(execFileSync('sh', ['-c', 'ulimit -H -n'], { encoding: 'utf8' }));
  const held = Math.min(HELD, (limit || HELD + 1000) - 1000);
  print(`\nA process may have ${limit || 'any number of'} files open here.`);
  const found = runWrk(wrk, ['-t2', `-c${held}`, '-d10s', '--timeout', '60s', address]);
  print(
    `${held} connections held for 10 s: no error, ${found.perSecond.toFixed(0)} requests/s, 99 % in ${found.slowest.toFixed(0)} ms.`,
  );
}
