import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attribute, type BuiltPage, builtPages, dist } from './pages';

const pages = builtPages();
const idsOf = new Map(
  pages.map(({ path, elements }) => [path, new Set(elements.map((one) => attribute(one, 'id')))]),
);

/** Every URL on a page: links, scripts, pictures and their candidates. */
function addresses({ elements }: BuiltPage): string[] {
  return elements.flatMap((element) => {
    const candidates = attribute(element, 'srcset')?.split(',') ?? [];
    return [
      attribute(element, 'href'),
      attribute(element, 'src'),
      attribute(element, 'component-url'),
      attribute(element, 'renderer-url'),
      ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0]),
    ].filter((address) => address !== undefined);
  });
}

/** Why a URL is broken, or undefined. */
function fault(address: string, page: BuiltPage): string | undefined {
  if (/^(https?|mailto):/.test(address)) return undefined;
  const url = new URL(address, `http://site.test${page.path}`);
  const path = decodeURIComponent(url.pathname);
  if (path !== '/' && path.endsWith('/')) return `${address} ends in a slash`;
  const ids = idsOf.get(path);
  if (!ids && !existsSync(join(dist, path))) return `${address} leads nowhere`;
  const id = decodeURIComponent(url.hash.slice(1));
  return id && !ids?.has(id) ? `${address} names no id on its page` : undefined;
}

test.each(pages)('the links of $path lead somewhere', (page) => {
  expect(addresses(page).length).toBeGreaterThan(10);
  expect(addresses(page).flatMap((address) => fault(address, page) ?? [])).toEqual([]);
});
