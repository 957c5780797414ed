import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prefixed } from '#prefix';
import { LANGUAGE } from '#texts/language';
import { sitemapName } from '../../src/config/editions';
import { everyPage } from '../../src/config/pages';
import { path as pathOf } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { expectHouseRule } from '../testing/house-rules';
import { type BuiltPage, builtPages, canonicalPath, dist, isArticle, meta, textOf } from './pages';

const ORIGIN = site.origin;
const pages = builtPages();

function only({ named }: BuiltPage, tagName: string): string {
  return named(tagName).map(textOf).join().replace(/\s+/g, ' ').trim();
}

const isListed = ({ html }: BuiltPage) => !html.includes('content="noindex"');

describe.each(pages)('$path', (page) => {
  const { path } = page;

  test('has the same metadata for every social network', () => {
    const [title, description] = [only(page, 'title'), meta(page, 'description')];
    for (const network of ['og', 'twitter']) {
      expect(meta(page, `${network}:title`)).toBe(title);
      expect(meta(page, `${network}:description`)).toBe(description);
    }
    expect(meta(page, 'og:url')).toBe(`${ORIGIN}${canonicalPath(path)}`);
    expect(meta(page, 'og:type')).toBe(isArticle(path) ? 'article' : 'website');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  test('has its own picture, 1200 × 630 and light, with an alternative text', async () => {
    const name = path === '/' ? '/home' : path;
    const alt = meta(page, 'og:image:alt');
    const address = meta(page, 'og:image');
    // An article with a photograph shows that instead.
    const isPhoto = isArticle(path) && address.startsWith(`${ORIGIN}/assets/`);
    if (!isPhoto) expect(address).toBe(`${ORIGIN}/share${name}.png`);
    for (const network of ['og', 'twitter']) {
      expect(meta(page, `${network}:image`)).toBe(address);
      expect(meta(page, `${network}:image:alt`)).toBe(alt);
    }
    expect(alt).not.toBe('');
    if (!isArticle(path))
      expect(alt).toMatch(new RegExp(`[“«]${RegExp.escape(only(page, 'h1'))}[”»]`));
    const file = readFileSync(join(dist, address.slice(ORIGIN.length)));
    const format = isPhoto ? 'jpeg' : 'png';
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format });
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    expectHouseRule(
      file.byteLength > 80_000 ? [`${address}: ${file.byteLength} bytes, of at most 80000`] : [],
      'It works: only who opens a shared link fetches it.',
    );
  });
});

test.each(['title', 'description', 'og:image'])('no two pages have the same %s', (name) => {
  const all = pages.map((page) => (name === 'title' ? only(page, 'title') : meta(page, name)));
  expect(all.filter((value, index) => all.indexOf(value) !== index)).toEqual([]);
});

test('the sitemap lists every page that may be listed, under one address, and no other', () => {
  const name = sitemapName(LANGUAGE);
  const index = readFileSync(join(dist, `${name}-index.xml`), 'utf8');
  expect(index).toContain(`<loc>${ORIGIN}/${name}-0.xml</loc>`);
  const map = readFileSync(join(dist, `${name}-0.xml`), 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(
    pages
      .filter((page) => isListed(page) && page.path !== pathOf('guide-frame'))
      .map(({ path }) => `${ORIGIN}${path}`)
      .sort(),
  );
  const unlisted = pages.filter((page) => !isListed(page)).map(({ path }) => path);
  expect(unlisted).toEqual(expect.arrayContaining([pathOf('not-found'), pathOf('offline')]));
  const hidden = everyPage.filter(({ isHidden }) => isHidden).map(({ path }) => path);
  expect(unlisted).toEqual(hidden.sort());
});

test('robots.txt allows everything and names the sitemap of every language', () => {
  const rules = readFileSync(join(dist, 'robots.txt'), 'utf8').trim().split('\n');
  const maps = site.languages.map((language) => `${sitemapName(language)}-index.xml`);
  expect(rules).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    ...maps.map((map) => `Sitemap: ${ORIGIN}/${map}`),
  ]);
});

test.each(['maskable-512', 'apple-touch'])('the icon %s fills its square', async (name) => {
  const { isOpaque } = await sharp(join(dist, `icons/${name}.png`)).stats();
  expect(isOpaque).toBe(true);
});

test('an installed site opens at home, and its icons exist', () => {
  const manifest = JSON.parse(readFileSync(join(dist, prefixed('/manifest.webmanifest')), 'utf8'));
  const { id, start_url, scope, icons } = manifest;
  const home = pathOf('home');
  // Another id would be another app, beside the one that somebody has.
  expect([id, start_url, scope]).toEqual([home, home, home]);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect(existsSync(join(dist, src)), src).toBe(true);
});
