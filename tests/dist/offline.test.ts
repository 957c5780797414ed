import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site';
import { precachedFiles } from '../../src/offline/precached-files';
import { expectHouseRule } from '../testing/house-rules';
import { otherBudgets } from './budgets';
import { attribute, builtPage, builtPages, descendants, dist } from './pages';
import { offlineWeight } from './weights';

const pages = builtPages();
const precached = precachedFiles(dist);
const worker = readFileSync(join(dist, 'sw.js'), 'utf8');

describe.runIf(site.offline)('the offline copy', () => {
  test('contains every page but 404 and those to look up at its clean URL, with a revision', () => {
    const listed = precached.filter(({ revision }) => revision !== null).map(({ url }) => url);
    const paths = pages.map(({ path }) => path);
    const expected = paths.filter((path) => !/^\/(?:(?:numbers|birthdays)\/|404$)/.test(path));
    expect(listed.sort()).toEqual(expected.sort());
  });

  test('contains whatever its page for no network says works', () => {
    const links = builtPage('/offline').named('main').flatMap(descendants);
    const named = links.flatMap((link) => attribute(link, 'href') ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(precached.map(({ url }) => url)).toEqual(expect.arrayContaining(named));
  });

  test('contains all scripts and fonts of those pages, and no picture', () => {
    const addresses = precached.map(({ url }) => url);
    for (const pattern of [
      /\/assets\/[\w./-]+\.(?:js|css)\b/g,
      /(?<=preload" href=")[^"]+woff2/g,
    ]) {
      const used = new Set(pages.flatMap(({ html }) => html.match(pattern) ?? []));
      expect(used.size).toBeGreaterThan(0);
      expect(addresses).toEqual(expect.arrayContaining([...used]));
    }
    expect(addresses.filter((url) => /\.(?!js$|woff2$)\w+$/.test(url))).toEqual([]);
  });

  test('is what the worker precaches, and is within its budget', () => {
    for (const { url } of precached) expect(worker).toContain(`\`${url}\``);
    const { bytes } = offlineWeight();
    expectHouseRule(
      bytes > otherBudgets.offlineCopy
        ? [`${bytes} bytes, of at most ${otherBudgets.offlineCopy}`]
        : [],
      'The offline copy is fetched in the background, once; “offline: false” goes without it.',
    );
  });

  test('is requested by every page with an island, and by no other', () => {
    const asking = pages.filter(({ named }) =>
      named('script').some((script) => {
        const source = attribute(script, 'src');
        return source && readFileSync(join(dist, source), 'utf8').includes('/sw.js');
      }),
    );
    const islands = pages.filter(({ named }) => named('astro-island').length > 0);
    expect(asking.map(({ path }) => path)).toEqual(islands.map(({ path }) => path));
    expect(asking.length).toBeGreaterThanOrEqual(9);
  });
});
