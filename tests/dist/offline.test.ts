import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { precachedFiles } from '../../src/offline/precached-files';
import { otherBudgets } from './budgets';
import { offlineWeight } from './offline-weight';
import { attribute, builtPages, dist } from './pages';

const pages = builtPages();
const kept = precachedFiles(dist);
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');

describe('the offline copy', () => {
  test('holds every page but the numbers’ at its clean address, with a mark that changes with it', () => {
    const keptPages = kept.filter(({ revision }) => revision !== null).map(({ url }) => url);
    const paths = pages.map(({ path }) => path).filter((path) => !path.startsWith('/numbers/'));
    expect(keptPages.sort()).toEqual(paths.sort());
  });

  test('holds all that those pages run and are set in, and no picture', () => {
    const addresses = new Set(kept.map(({ url }) => url));
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

  test('is what the worker was given, and keeps to its budget', () => {
    for (const { url } of kept) expect(worker).toContain(`\`${url}\``);
    expect(offlineWeight().bytes).toBeLessThanOrEqual(otherBudgets.offlineCopy);
  });

  test('is asked for by every page with an island, and by no other', () => {
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
