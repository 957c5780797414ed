import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site';
import { attribute, type BuiltPage, builtPages, canonicalPath, dist, textOf } from './pages';

const ORIGIN = site.origin;
const pages = builtPages();

/** The content of a meta element in a page's head. */
function meta({ elements }: BuiltPage, name: string): string {
  const found = elements.filter(
    (element) => (attribute(element, 'property') ?? attribute(element, 'name')) === name,
  );
  expect(found.length, `${name} is there once`).toBe(1);
  return (found[0] && attribute(found[0], 'content')) ?? '';
}

function only({ elements }: BuiltPage, tagName: string): string {
  const found = elements.filter((element) => element.tagName === tagName);
  return found[0] ? textOf(found[0]).replace(/\s+/g, ' ').trim() : '';
}

const isListed = ({ html }: BuiltPage) => !html.includes('content="noindex"');

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has the same metadata for every social network', () => {
    for (const name of ['og:title', 'twitter:title']) {
      expect(meta(page, name)).toBe(only(page, 'title'));
    }
    for (const name of ['og:description', 'twitter:description']) {
      expect(meta(page, name)).toBe(meta(page, 'description'));
    }
    expect(meta(page, 'og:url')).toBe(`${ORIGIN}${canonicalPath(path)}`);
    expect(meta(page, 'og:type')).toBe(path.startsWith('/blog/') ? 'article' : 'website');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('has its own picture, 1200 × 630 and under 80 KB', async () => {
    const name = path === '/' ? '/home' : path;
    expect(meta(page, 'og:image')).toBe(`${ORIGIN}/share${name}.png`);
    expect(meta(page, 'twitter:image')).toBe(meta(page, 'og:image'));
    const file = readFileSync(join(dist, `share${name}.png`));
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(file.byteLength).toBeLessThanOrEqual(80_000);
  });

  test('has alternative text for its picture: a card with the title', () => {
    const alt = meta(page, 'og:image:alt');
    expect(meta(page, 'twitter:image:alt')).toBe(alt);
    expect(alt.length).toBeGreaterThanOrEqual(20);
    if (!path.startsWith('/blog/')) expect(alt).toContain(`“${only(page, 'h1')}”`);
  });
});

test.each(['title', 'description', 'og:image'])('no two pages have the same %s', (name) => {
  const all = pages.map((page) => (name === 'title' ? only(page, 'title') : meta(page, name)));
  expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
});

test('the sitemap lists every page that may be listed, under one address, and no other', () => {
  const index = readFileSync(join(dist, 'sitemap-index.xml'), 'utf8');
  expect(index).toContain(`<loc>${ORIGIN}/sitemap-0.xml</loc>`);
  const map = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(
    pages
      .filter((page) => isListed(page) && page.path !== '/power-numerology-guide')
      .map(({ path }) => `${ORIGIN}${path}`)
      .sort(),
  );
  expect(pages.filter((page) => !isListed(page)).map(({ path }) => path)).toEqual(['/404']);
});

test('robots.txt allows everything and names the sitemap', () => {
  const rules = readFileSync(join(dist, 'robots.txt'), 'utf8').trim().split('\n');
  expect(rules).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${ORIGIN}/sitemap-index.xml`]);
});

test.each(['maskable-512', 'apple-touch'])('the icon %s fills its square', async (name) => {
  const { isOpaque } = await sharp(join(dist, `icons/${name}.png`)).stats();
  expect(isOpaque).toBe(true);
});

test('the icons of an installed site exist', () => {
  const { icons } = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect(existsSync(join(dist, src)), src).toBe(true);
});
