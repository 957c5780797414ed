import { execSync, spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { onPath } from '../scripts/on-path';
import { dist } from '../tests/dist/pages';
import { deployedConfig, startNginx } from '../tests/hosts/nginx';

// `npm run bench:serve`: requests a second with deploy/nginx beside an nginx that only hands
// out files, and how many connections ours holds.

const ROUNDS = 15;
const HELD = 10_000;

interface Load {
  readonly perSecond: number;
  /** The times in which half and 99 % of the requests were answered, as wrk writes them. */
  readonly median: string;
  readonly slowest: string;
}

const [nginx] = onPath('nginx');
const [wrk = ''] = onPath('wrk');
if (!nginx || !wrk) throw new Error('Install nginx and wrk, as in “apt install nginx wrk”.');
const ours = await startNginx(nginx, (port) => deployedConfig(dist, port));
const bare = await startNginx(nginx, bareConfig);
try {
  const rows = findTargets().map(({ name, path, file }) => {
    const loads = { ours: [] as Load[], bare: [] as Load[] };
    // In alternation, so that whatever else the machine does disturbs both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.ours.push(runWrk(['-c64', '-d1s', `${ours.origin}${path}`]));
      loads.bare.push(runWrk(['-c64', '-d1s', `${bare.origin}${file}`]));
    }
    const [a, b] = [fastest(loads.ours), fastest(loads.bare)];
    return [
      name,
      { ...a, 'bare perSecond': b.perSecond, ratio: (a.perSecond / b.perSecond).toFixed(2) },
    ];
  });
  console.table(Object.fromEntries(rows));
  const limit = Number(execSync('ulimit -H -n', { encoding: 'utf8' })) || Number.POSITIVE_INFINITY;
  const held = Math.min(HELD, limit - 1000);
  const { perSecond, slowest } = runWrk([`-c${held}`, '-d10s', '--timeout', '60s', ours.origin]);
  console.log(`${held} connections: no error, ${perSecond} requests/s, 99 % in ${slowest}.`);
} finally {
  await Promise.all([ours.stop(), bare.stop()]);
}

function bareConfig(port: number): string {
  return `worker_processes auto;
events { worker_connections 16384; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  server { listen 127.0.0.1:${port} backlog=4096; root "${dist}"; }
}`;
}

/** The home page, an article and the largest script. */
function findTargets() {
  const size = (file: string) => statSync(`${dist}/${file}`).size;
  const [script] = globSync('assets/*.js', { cwd: dist }).sort((a, b) => size(b) - size(a));
  return [
    { name: 'home', path: '/', file: '/index.html' },
    { name: 'article', path: '/blog/karmic-debt', file: '/blog/karmic-debt.html' },
    { name: 'script', path: `/${script}`, file: `/${script}` },
  ];
}

/** Requests as a browser makes them. Any error, of the network or the server, ends the benchmark. */
function runWrk(args: readonly string[]): Load {
  const command = 'ulimit -n "$(ulimit -H -n)"; exec "$0" "$@"';
  const options = ['-t2', '--latency', '-H', 'Accept-Encoding: gzip', ...args];
  const { stdout, stderr } = spawnSync('sh', ['-c', command, wrk, ...options], {
    encoding: 'utf8',
  });
  const find = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '';
  const fault = find(/(Socket errors.*|Non-2xx.*)/) || stderr.trim();
  if (fault) throw new Error(`wrk ${args.join(' ')}: ${fault}`);
  return {
    perSecond: Math.round(Number(find(/Requests\/sec:\s+(\S+)/))),
    median: find(/^ +50% +(\S+)/m),
    slowest: find(/^ +99% +(\S+)/m),
  };
}

/** Other work only ever slows a run: the fastest was disturbed least. */
function fastest(loads: readonly Load[]): Load {
  return loads.reduce((best, load) => (load.perSecond > best.perSecond ? load : best));
}
