import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PageId, path } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { expectHouseRule } from '../testing/house-rules';
import { otherBudgets } from './budgets';
import { precached } from './offline-copy';
import { attribute, builtPage, builtPages, descendants, dist } from './pages';
import { offlineWeight } from './weights';

const pages = builtPages();

describe.runIf(site.offline)('the offline copy', () => {
  test('contains every page but 404 and those to look up at its clean URL, with a revision', () => {
    const listed = precached.filter(({ revision }) => revision).map(({ url }) => url);
    const paths = pages.map(({ path }) => path);
    const lookedUp = ['numbers', 'birthdays'].map((id) => `${path(id as PageId)}/`);
    const expected = paths.filter(
      (address) =>
        address !== path('not-found') && !lookedUp.some((start) => address.startsWith(start)),
    );
    expect(listed.sort()).toEqual(expected.sort());
  });

  test('contains whatever its page for no network says works', () => {
    const links = builtPage(path('offline')).named('main').flatMap(descendants);
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

  test('is within its budget', () => {
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
        return (
          source && /serviceWorker.{1,2}in navigator/.test(readFileSync(join(dist, source), 'utf8'))
        );
      }),
    );
    const islands = pages.filter(({ named }) => named('astro-island').length > 0);
    expect(asking.map(({ path }) => path)).toEqual(islands.map(({ path }) => path));
    expect(asking.length).toBeGreaterThanOrEqual(9);
  });
});
