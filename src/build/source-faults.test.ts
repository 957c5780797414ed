import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteConfig } from '../config/schema';
import { sourceFaults } from './source-faults';

const HEAD = `title: A title of some length
excerpt: A reason to read it, which is longer than sixty characters by a little.
description: What the page holds, told in more than seventy characters so that it is useful.
heroAlt: A picture of something
datePublished: 2026-11-15
dateModified: 2026-11-17
calculators: [home, career-number]
articles: [one, two]`;
const BODY = `${'## A heading\n\n'.repeat(5)}- [a](page:home) [b](page:career-number) [c](page:blog/one) [d](page:blog/two)

${'word '.repeat(1500)}`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  mkdirSync(join(root, 'src/content/blog'), { recursive: true });
  for (const id of ['one', 'two']) write(id, HEAD, BODY.replaceAll(`:blog/${id}`, ':blog/three'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(id: string, head: string, body: string) {
  writeFileSync(join(root, `src/content/blog/${id}.mdx`), `---\n${head}\n---\n\n${body}`);
}

const product: SiteConfig['products'][number] = {
  name: 'A letter',
  priceCents: 1250,
  description: 'Two pages.',
  features: ['Two pages'],
  asks: [],
  delivery: 'By Friday.',
};

test('articles without a fault, and products with a drawing or none, pass', async () => {
  write('three', HEAD, BODY);
  expect(await sourceFaults(root, [product, { ...product, picture: 'open-book' }])).toEqual([]);
});

test('every fault of an article has its sentence, all of them at once', async () => {
  const head = HEAD.replace(/^title:.*/m, 'title: Short')
    .replace(/^heroAlt:.*/m, 'hero: ./beach.jpg')
    .replace(/^dateModified:.*/m, 'dateModified: soon')
    .replace('[home, career-number]', '[home, horoscope]')
    .replace('[one, two]', '[one, none]');
  write('three', `${head}\ntags: []`, BODY.replace('[b](page:career-number)', '![b](./sea.jpg)'));
  const found = await sourceFaults(root, []);
  const file = 'src/content/blog/three.mdx';
  expect(found.toSorted()).toEqual(
    [
      `${file}: “title” expected 10 to 90 characters, found "Short".`,
      `${file}: “heroAlt” expected 20 to 160 characters, found nothing.`,
      `${file}: “dateModified” expected a day such as 2026-11-15, found "soon".`,
      `${file}: “calculators (2nd)” expected the id of a calculator’s page, such as career-number, found "horoscope".`,
      `${file}: “articles (2nd)” expected the id of another article, found "none".`,
      `${file}: “tags” is not a key here; expected only the keys in src/config/content-schemas.ts.`,
      `${file} links to 1 calculators in its text; an article links to at least 2.`,
      `${file}: the photo src/content/blog/beach.jpg is not there.`,
      `${file}: the photo src/content/blog/sea.jpg is not there.`,
    ].toSorted(),
  );
});

test.each([
  ['title: "half a quote', 'its front matter, between the two lines of ---, is not YAML.'],
  [
    HEAD.replace('2026-11-17', '2026-02-30'),
    '“dateModified” is 2026-02-30, which no calendar has.',
  ],
  [HEAD.replace('2026-11-17', '2026-11-14'), '“dateModified” expected a day that is not before'],
])('front matter with one fault is a sentence too, %#', async (head, sentence) => {
  write('three', head, BODY);
  const [found] = await sourceFaults(root, []);
  expect(found).toContain(`src/content/blog/three.mdx: ${sentence}`);
});

test('a product’s picture that is neither a drawing nor a photo says where both are', async () => {
  expect(await sourceFaults(root, [product, { ...product, picture: 'tea.jpg' }])).toEqual([
    'site.config.ts: “products (2nd).picture” is a photo or a drawing (open-book, twelve-modules, shop-front, price-tag); the photo src/content/products/tea.jpg is not there.',
  ]);
});
