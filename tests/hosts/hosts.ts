import { onPath } from '../../scripts/on-path';
import { startCaddy } from './caddy';
import { fetchWrangler, startPages } from './cloudflare';
import { startContainer, whyNoContainers } from './container';
import { deployedConfig, startNginx } from './nginx';
import type { RunningServer } from './run-server';

/** A way to serve the site that can be run on this machine. */
export interface Host {
  readonly name: string;
  /** What the repository has for it. */
  readonly files: readonly string[];
  /** Gets its program ready. Returns why it cannot run on this machine, if it cannot. */
  readonly prepare: () => string | undefined;
  readonly start: (folder: string) => Promise<RunningServer>;
  /** Rows of the table in which it is known to differ, with the reason. */
  readonly differs: Readonly<Record<string, string>>;
}

const [nginx = ''] = onPath('nginx');
const [caddy = ''] = onPath('caddy');
const [podman = ''] = onPath('podman');

/** Every host that `npm run hosts` checks. */
export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    files: ['deploy/nginx'],
    prepare: () => (nginx ? undefined : 'this machine has no nginx'),
    start: (folder) => startNginx(nginx, (port) => deployedConfig(folder, port)),
    differs: {
      'compression: br': 'needs the module ngx_brotli; gzip is sent instead',
      'our own br copies': 'needs the module ngx_brotli',
    },
  },
  {
    name: 'Caddy',
    files: ['deploy/caddy'],
    prepare: () => (caddy ? undefined : 'this machine has no caddy'),
    start: (folder) => startCaddy(caddy, folder),
    differs: {},
  },
  {
    name: 'container',
    files: ['deploy/Containerfile', 'deploy/Containerfile.ignore'],
    prepare: () => (podman ? whyNoContainers(podman) : 'this machine has no podman'),
    start: () => startContainer(podman),
    differs: {},
  },
  {
    name: 'Cloudflare Pages',
    files: ['public/_headers'],
    prepare: () => (fetchWrangler() ? undefined : 'npx could not fetch wrangler'),
    start: startPages,
    differs: {
      'no-cache on the 404 page': 'sends no-store, which is stricter',
      'no-cache on redirects': 'says nothing, so browsers may keep them',
      'our own gzip copies': 'compresses by itself',
      'our own br copies': 'compresses by itself',
      'Vary: Accept-Encoding': 'its local runtime sends none',
      'range requests': 'sends the whole file, as documented; the site asks for no ranges',
      'content types to the letter': 'scripts without a charset; browsers read them as UTF-8',
      '_headers itself is not served': 'its local runtime answers 502',
    },
  },
];

/** Hosts that no other machine can be. `deploy/README.md` says what was tried of them. */
export const hostsElsewhere: readonly Pick<Host, 'name' | 'files'>[] = [
  { name: 'GitHub Pages', files: ['.github/workflows/pages.yml'] },
  { name: 'Netlify', files: ['netlify.toml'] },
  { name: 'Vercel', files: ['vercel.json'] },
];
