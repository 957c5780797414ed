import { expect, test } from 'vitest';
import { LANGUAGE } from '#texts/language';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { site } from '../config/site';
import { product } from '../config/testing/product';
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

/** The faults of three articles, the third of which is this one, and of products. */
function faultsOf(
  head: string,
  body: string,
  products: Parameters<typeof sourceFaults>[1]['products'] = [],
) {
  const { folder, write } = temporaryFolder();
  for (const [id, front, text] of [
    ['one', HEAD, BODY.replace(':blog/one', ':blog/three')],
    ['two', HEAD, BODY.replace(':blog/two', ':blog/three')],
    ['three', head, body],
  ]) {
    write(`src/texts/en/articles/${id}.mdx`, `---\n${front}\n---\n\n${text}`);
  }
  return sourceFaults(folder, { affiliate: false, products, legalPages: {} });
}

test('articles without a fault, and products with a drawing or none, pass', async () => {
  const products = [product, { ...product, picture: 'open-book' }];
  expect(await faultsOf(HEAD, BODY, products)).toEqual([]);
});

test('every fault of an article has its sentence, all of them at once', async () => {
  const head = HEAD.replace(/^title:.*/m, 'title: Short')
    .replace(/^heroAlt:.*/m, 'hero: ./beach.jpg')
    .replace(/^dateModified:.*/m, 'dateModified: soon')
    .replace('[home, career-number]', '[home, horoscope]')
    .replace('[one, two]', '[one, none]');
  const body = BODY.replace('[b](page:career-number)', '![b](./sea.jpg)');
  const found = await faultsOf(`${head}\ntags: []`, body);
  const file = 'src/texts/en/articles/three.mdx';
  expect(found.toSorted()).toEqual(
    [
      `${file}: “title” expected 10 to 90 characters, found "Short".`,
      `${file}: “heroAlt” expected 20 to 160 characters, found nothing.`,
      `${file}: “dateModified” expected a day such as 2026-11-15, found "soon".`,
      `${file}: “calculators (2nd)” expected the id of a calculator’s page, such as career-number, found "horoscope".`,
      `${file}: “articles (2nd)” expected the id of another article, found "none".`,
      `${file}: “tags” is not a key here; expected one of pinned, hero, datePublished, hasBackLink, kind, title, excerpt, description, heroAlt, dateModified, calculators, articles.`,
      `${file} links to 1 calculators in its text; an article links to at least 2.`,
      `${file}: the photo src/texts/en/articles/beach.jpg is not there.`,
      `${file}: the photo src/texts/en/articles/sea.jpg is not there.`,
    ].toSorted(),
  );
});

const NOTE = `kind: note
title: New hours
excerpt: We answer mail on Tuesdays.
datePublished: 2026-11-20`;

test('a note needs a title, a sentence and a day, and its photo a description', async () => {
  expect(await faultsOf(NOTE, 'On Tuesdays, from now on.')).toEqual([]);
  const sentence = 'src/texts/en/articles/three.mdx: “heroAlt” expected what the photo shows';
  const [first, ...others] = await faultsOf(`${NOTE}\nhero: ./door.jpg`, 'On Tuesdays.');
  expect([first, others.length]).toEqual([expect.stringContaining(sentence), 1]);
  expect(await faultsOf(NOTE.replace('note', 'short'), BODY)).toEqual([
    'src/texts/en/articles/three.mdx: “kind” expected “article” or “note”, found "short".',
  ]);
});

test.each([
  ['title: "half a quote', 'its front matter, between the two lines of ---, is not YAML.'],
  [
    HEAD.replace('2026-11-17', '2026-02-30'),
    '“dateModified” is 2026-02-30, which no calendar has.',
  ],
  [HEAD.replace('2026-11-17', '2026-11-14'), '“dateModified” expected a day that is not before'],
])('front matter with one fault is a sentence too, %#', async (head, sentence) => {
  const [found] = await faultsOf(head, BODY);
  expect(found).toContain(`src/texts/en/articles/three.mdx: ${sentence}`);
});

test('a product’s picture that is neither a drawing nor a photo says where both are', async () => {
  expect(await faultsOf(HEAD, BODY, [product, { ...product, picture: 'tea.jpg' }])).toEqual([
    'site.config.ts: “products (2nd).picture” is a photo or a drawing (open-book, twelve-modules, shop-front, price-tag); the photo products/tea.jpg is not there.',
  ]);
});

test('a legal page without its text or its record is told so', async () => {
  const { folder, write } = temporaryFolder();
  write('src/texts/en/legal/imprint.mdx');
  const legalPages = { refunds: { name: 'Refunds', description: 'When you get your money back.' } };
  // A language that is not the first may leave out its text.
  const isDue = LANGUAGE === site.languages[0];
  expect(await sourceFaults(folder, { affiliate: false, products: [], legalPages })).toEqual([
    ...(isDue
      ? ['site.config.ts: “legalPages.refunds” has no text; write src/texts/en/legal/refunds.mdx.']
      : []),
    'src/texts/en/legal/imprint.mdx has no page; add “imprint” to “legalPages” in site.config.ts.',
  ]);
});
