import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site';
import { precachedFiles } from '../../src/offline/precached-files';
import { otherBudgets } from './budgets';
import { offlineWeight } from './offline-weight';
import { attribute, builtPages, dist } from './pages';

const pages = builtPages();
const precached = precachedFiles(dist);
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');

describe.runIf(site.offline)('the offline copy', () => {
  test('contains every page but those to look up at its clean URL, with a revision', () => {
    const precachedPages = precached
      .filter(({ revision }) => revision !== null)
      .map(({ url }) => url);
    const paths = pages
      .map(({ path }) => path)
      .filter((path) => !/^\/(?:numbers|birthdays)\//.test(path));
    expect(precachedPages.sort()).toEqual(paths.sort());
  });

  test('contains all scripts and fonts of those pages, and no picture', () => {
    const addresses = new Set(precached.map(({ url }) => url));
    const named = pages.flatMap(
      ({ html }) => html.match(/\/assets\/[\w./-]+\.(?:js|css)\b/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((address) => !addresses.has(address))).toEqual([]);
    const preloaded = pages.flatMap(
      ({ html }) => html.match(/preload" href="([^"]+woff2)/)?.[1] ?? [],
    );
    expect(preloaded.length).toBeGreaterThan(20);
    expect(preloaded.filter((address) => !addresses.has(address))).toEqual([]);
    expect([...addresses].filter((url) => /\.(?!js$|woff2$)\w+$/.test(url))).toEqual([]);
  });

  test('is what the worker precaches, and is within its budget', () => {
    for (const { url } of precached) expect(worker).toContain(`\`${url}\``);
    expect(offlineWeight().bytes).toBeLessThanOrEqual(otherBudgets.offlineCopy);
  });

  test('is requested by every page with an island, and by no other', () => {
    const asking = pages.filter(({ elements }) =>
      elements.some((element) => {
        const source = element.tagName === 'script' ? attribute(element, 'src') : undefined;
        return source && readFileSync(join(dist, source), 'utf8').includes('/sw.js');
      }),
    );
    const islands = pages.filter(({ elements }) =>
      elements.some(({ tagName }) => tagName === 'astro-island'),
    );
    expect(asking.map(({ path }) => path)).toEqual(islands.map(({ path }) => path));
    expect(asking.length).toBeGreaterThanOrEqual(9);
  });
});
