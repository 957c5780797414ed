import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { describe, expect, test } from 'vitest';
import { prefixed } from '#prefix';
import { heading as todaysNumber } from '#texts/result/todays-number';
import { backToAll, backToBlog } from '#texts/site/articles';
import { byAuthor, sponsored } from '#texts/ui';
import { readMore } from '#texts/ui/page';
import { TEXTS } from '../../src/config/content-schemas';
import { path } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { proseOf } from '../../src/site/articles/article-faults';
import { expectHouseRule } from '../testing/house-rules';
import { repeatedSentences, sharedRuns } from '../texts/editorial';
import { attribute, builtPage, descendants, dist, textOf } from './pages';

const folder = join(import.meta.dirname, '../..', TEXTS, 'articles');
const articleIds = globSync('*.mdx', { cwd: folder }).map((file) => basename(file, '.mdx'));
const sources = articleIds.map((id) => {
  const { content, frontmatter } = parseFrontmatter(
    readFileSync(join(folder, `${id}.mdx`), 'utf8'),
  );
  return { where: id, text: proseOf(content), frontmatter };
});
const OWN_STYLE = 'This is how our own articles are; yours may differ.';

/** The articles that the site must have, in order. */
const REQUIRED = [
  ...['personal-year-numbers', 'name-numerology', 'career-choices', 'karmic-debt'],
  ...['master-numbers', 'love-numbers', 'sacred-geometry', 'health-wellness'],
  ...['manifestation', 'angel-numbers', 'birth-order', 'life-cycles'],
];

describe.each(sources)('blog/$where', ({ where: id, frontmatter }) => {
  const { named, html } = builtPage(path(`blog/${id}`));
  const place = REQUIRED.indexOf(id);
  // An article has a picture; a note may have one.
  const hasPicture = frontmatter['heroAlt'] !== undefined;
  const inArticle = (name: string) =>
    named('article')
      .flatMap(descendants)
      .filter(({ tagName }) => tagName === name);

  test('has its parts: the links back, the byline, the sponsored label', () => {
    const names = named('a').map((link) => textOf(link).trim());
    expect(names).toContain(backToBlog);
    expect(names.includes(backToAll)).toBe(frontmatter['hasBackLink'] ?? true);
    expect(named('main').map(textOf).join()).toContain(byAuthor(site.penName));
    const banner = named('a').filter((link) => attribute(link, 'data-testid') === 'ad-banner');
    if (site.affiliate) expect(banner.map(textOf).join()).toContain(sponsored);
    if (!hasPicture) return;
    // The short answer comes before the picture, and the picture before all else.
    expect(html).toMatch(
      /class="prose[^>]*>\s*<p>(?:(?!<\/?p>)[\s\S])*<\/p>\s*<(?:div role|picture|img)/,
    );
  });

  test('has its pictures, each with a text alternative and a size', () => {
    const images = inArticle('img');
    // The first is a part of the page, unless it is a photo.
    const drawn = inArticle('div').filter((element) => attribute(element, 'role') === 'img');
    expect(images.length + drawn.length).toBeGreaterThanOrEqual(hasPicture ? 1 : 0);
    for (const drawing of drawn) expect(attribute(drawing, 'aria-label')).toMatch(/\p{L}/u);
    for (const image of images) {
      expect(attribute(image, 'alt')).toMatch(/\p{L}/u);
      for (const size of ['width', 'height']) expect(attribute(image, size)).toMatch(/^[1-9]\d+$/);
    }
    if (place === -1) return;
    const hasExample = /class="prose[\s\S]*<figcaption[^>]*>[\s\S]*?<ol/.test(html);
    expectHouseRule(
      images.length + drawn.length === 4 && hasExample
        ? []
        : [`${id}: four pictures, one of them a worked example`],
      OWN_STYLE,
    );
  });

  test('says when it was published and last reviewed, also to search engines', () => {
    const days = inArticle('time').map((time) => attribute(time, 'datetime'));
    expect(days).toHaveLength(2);
    expect(html).toContain(`"datePublished":"${days[0]}","dateModified":"${days[1]}"`);
  });

  test('has Today’s Number near the middle, if at all', () => {
    const start = html.indexOf('class="prose');
    const prose = html.slice(start, html.indexOf('</article>', start));
    const [before = '', after, ...more] = prose.split('data-testid="todays-number"');
    expect(more).toEqual([]);
    const lengthOf = (part = '') => part.replace(/<[^>]*>/g, '').length;
    const share = lengthOf(before) / lengthOf(before + after);
    // Of the required articles the last eight have it; any other may choose.
    const isDue = place === -1 || (after !== undefined) === place >= 4;
    const isInMiddle = after === undefined || (share > 0.2 && share < 0.8);
    expectHouseRule(isDue && isInMiddle ? [] : [`${id}: Today’s Number in the middle`], OWN_STYLE);
  });
});

test('no sentence appears in two articles, and they share less than 1 % of their eight-word runs', () => {
  const texts = sources.map(({ text }) => text);
  expectHouseRule(repeatedSentences(texts), OWN_STYLE);
  expectHouseRule(sharedRuns(texts) < 0.01 ? [] : ['articles that repeat each other'], OWN_STYLE);
});

/** The ids of the articles, as the blog lists them. */
function listedIds(): readonly string[] {
  const cards = builtPage(path('blog')).elements.filter(
    (element) => attribute(element, 'data-testid') === 'post-card',
  );
  return cards.map((card) => {
    const links = descendants(card).filter(({ tagName }) => tagName === 'a');
    expect(links).toHaveLength(1);
    expect(textOf(card)).toContain(readMore);
    expect(textOf(card)).toContain(byAuthor(site.penName));
    const address = links.map((link) => attribute(link, 'href')).join();
    return articleIds.find((id) => path(`blog/${id}`) === address) ?? address;
  });
}

test('the listing has a card for every article: the pinned ones, then the others, the latest first', () => {
  const listed = listedIds();
  expect(listed.toSorted()).toEqual(articleIds.toSorted());
  const places = listed.map((id) => {
    const { pinned = false, datePublished } =
      sources.find(({ where }) => where === id)?.frontmatter ?? {};
    return `${pinned ? 1 : 0} ${new Date(datePublished).toISOString()}`;
  });
  expect(places).toEqual(places.toSorted().reverse());
});

test('the feed contains the first fifty articles with their full text and absolute URLs', () => {
  const feed = readFileSync(join(dist, prefixed('/rss.xml')), 'utf8');
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
  expect(links).toEqual(
    listedIds()
      .slice(0, 50)
      .map((id) => site.origin + path(`blog/${id}`)),
  );
  const partsOf = (name: string) =>
    [...feed.matchAll(new RegExp(`<item>.*?<${name}>(.*?)</${name}>`, 'gs'))].map(
      ([, text]) => text,
    );
  const facts = listedIds()
    .slice(0, 50)
    .map((id) => sources.find(({ where }) => where === id)?.frontmatter);
  const asText = (xml = '') => xml.replaceAll('&apos;', "'").replaceAll('&amp;', '&');
  expect(partsOf('title').map(asText)).toEqual(facts.map((article) => article?.['title']));
  expect(partsOf('pubDate')).toEqual(
    facts.map((article) => new Date(article?.['datePublished']).toUTCString()),
  );
  const whole = facts.filter((article) => article?.['kind'] !== 'note');
  expect(feed.length).toBeGreaterThan(10_000 * whole.length);
  expect(feed).not.toMatch(/(href|src)=(&quot;|")\/(?!\/)/);
  expect(feed).not.toContain('<script');
  // It needs a script to choose the day.
  expect(feed).not.toContain(todaysNumber);
});
