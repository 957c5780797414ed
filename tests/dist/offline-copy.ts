import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerAddress } from '#prefix';
import { dist } from './pages';

/** The service worker of the language that is tested. */
const worker = readFileSync(join(dist, workerAddress), 'utf8');

/** What it fetches ahead: of a page also the version. */
export const precached = Array.from(
  worker.matchAll(/\{url:`([^`]+)`,revision:(?:null|`(\w+)`)\}/g),
  ([, url = '', revision]) => ({ url, revision }),
);
