import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { counterOf } from '../../src/config/counter';
import { formOf, newsletterProviders } from '../../src/config/newsletter-providers';
import { path } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { addressOf, dist, filesOfPages } from '../dist/pages';
import { findLayoutFaults } from './find-layout-faults';
import { isInEnglish } from './in-english';

export { expect };

// Sent to every page that is examined, so the small one.
const axeFile = join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js');
const axeSource = readFileSync(axeFile, 'utf8');

/** The URL path of every built page. */
export const builtPaths: readonly string[] = filesOfPages.map(addressOf).sort();

/** Those of the pages that a visitor can use. */
export const toolPaths: readonly string[] = filesOfPages
  .filter((file) => readFileSync(join(dist, file), 'utf8').includes('<astro-island '))
  .map(addressOf)
  .sort();

const form = formOf(site.newsletter);
const counter = counterOf(site.visits);
/** The hosts of a configured newsletter and counter of visits, which answer with nothing here. */
const allowedHosts: readonly string[] = [
  ...(form ? Object.values(newsletterProviders[form.provider].hosts).flat() : []),
  ...(counter ? [new URL(counter).origin] : []),
];

/** The guide's iframe blocks scripts, including those of the fixture. */
const GUIDE_BLOCKS = new RegExp(`^Blocked script execution in .*${path('guide')}(?:#[\\w%-]*)?'`);

/**
 * A page that fails its test on any console message, uncaught error, blocked resource, cookie or
 * request to another host.
 */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      const isExpected =
        GUIDE_BLOCKS.test(message.text()) ||
        message.text() === 'Service Worker registration blocked by Playwright';
      if (!isExpected) noise.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const isAllowed = [`${baseURL}`, ...allowedHosts].includes(new URL(request.url()).origin);
      if (!isAllowed) noise.push(`outside: ${request.url()}`);
    });
    // Only where there are such hosts: a route disables the cache, and every request waits for it.
    for (const host of allowedHosts) {
      await page.route(`${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    }
    await page.exposeBinding('reportViolation', (_, what: string) => noise.push(`policy: ${what}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const report = Reflect.get(globalThis, 'reportViolation') as (what: string) => void;
        report(`${violatedDirective} ${blockedURI}`);
      });
    });
    await use(page);
    expect(noise).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  },
});

/** Holds back every script of a page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    // A newsletter's hosts are answered by the fixture.
    await route.fallback();
  });
  return release;
}

/** Everything that servers are told from here on. A browser keeps the part of an address after # to itself. */
export function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const address = request.url().split('#')[0];
    sent.push(`${address} ${JSON.stringify(request.headers())} ${request.postData()}`);
  });
  return sent;
}

/** Goes back. A page that the browser kept does not load again. */
export async function goBack(page: Page): Promise<void> {
  expectCache();
  await page.goBack({ waitUntil: 'commit' });
}

/** Goes forward, in the same way. */
export async function goForward(page: Page): Promise<void> {
  expectCache();
  await page.goForward({ waitUntil: 'commit' });
}

/** Only tests with this tag run in a browser that keeps pages for Back and Forward. */
function expectCache() {
  expect(test.info().tags).toContain('@back');
}

/** Turns to the island of a page, and waits until React runs in it. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('main astro-island').hover();
  await expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);
}

/** A field by the name that forms, links and the tab's memory know it by. */
export function field(part: Page | Locator, name: string): Locator {
  return part.locator(`[name="${name}"]`);
}

/** Fills fields, and submits their form. */
export async function submit(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  const [first = ''] = Object.keys(fields);
  const form = page.locator('form').filter({ has: field(page, first) });
  await form.locator('[type="submit"]').click();
}

/** Opens a page and lays out all of it, not only what is near the viewport. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Fails on any violation of WCAG 2.2 AA or of axe's best practices, in a part of the page. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findViolations(page, part, tags)).toEqual([]);
}

/** Fails where text has too little contrast. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findViolations(page, 'html', ['color-contrast'])).toEqual([]);
}

/** Runs rules of axe, or those with a tag, in the page itself. Frames are pages with tests of their own. */
async function findViolations(page: Page, part: string, rules: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, rules]) => {
      const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
      const { violations } = await run(part, {
        runOnly: rules,
        // Without these, it would also report every element that passes, and where it is.
        resultTypes: ['violations'],
        iframes: false,
        selectors: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, rules] as const,
  );
}

/** From how many letters on a text is one to be read, and no note. Other languages say the same in more. */
const LONG_TEXT = isInEnglish ? 100 : 120;
/** How long a word is that is whole at twice the size. The narrowest columns are made for English words. */
const SHORT_WORD = isInEnglish ? 9 : 7;

/** Fails where a text to be read is set in the face of controls. */
export async function expectSerif(page: Page): Promise<void> {
  expect(await page.evaluate(findWrongFaces, LONG_TEXT)).toEqual([]);
}

/** Runs in the page: finds long texts that are not serif. Small print and rows of links are operated. */
function findWrongFaces(long: number): string[] {
  const small = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.875;
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const wrong: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const block = element?.closest('p, dd, figcaption, li:not(:has(p))');
    if (!element || !block || block.textContent.length <= long || block.matches(':has(a + a)'))
      continue;
    if (
      element.closest(
        'svg, [hidden], .visually-hidden, button, label, summary, dialog, table, code',
      )
    )
      continue;
    const { fontSize, fontFamily } = getComputedStyle(element);
    const isRead = text.nodeValue?.trim() && Number.parseFloat(fontSize) > small + 0.1;
    if (isRead && !/garamond/i.test(fontFamily)) wrong.push(block.textContent);
  }
  return wrong;
}

/**
 * Fails if text of twice the size makes the page scroll sideways, here or at 320 px, or breaks a short
 * word, unless those may break.
 */
export async function expectLargeTextFits(page: Page, mayBreak = false): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const either of [320, width]) {
    await page.setViewportSize({ width: either, height });
    await expectNoSidewaysScroll(page);
  }
  if (!mayBreak) await expectWholeWords(page, SHORT_WORD);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Fails where a word of up to so many letters is broken across two lines. */
export async function expectWholeWords(page: Page, longest: number): Promise<void> {
  const broken = await page.evaluate(findBrokenWords, [site.email, longest] as const);
  // A brand may have any length.
  expect(broken.filter((word) => !word.startsWith(`${site.brand} `))).toEqual([]);
}

/** Runs in the page: finds words that are broken across two lines, outside of an address. */
function findBrokenWords([address, longest]: readonly [string, number]): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.nodeValue === address) continue;
    const words = (text.nodeValue ?? '').matchAll(/(?<![\p{L}_])\p{L}{2,}(?![\p{L}_])/gu);
    for (const { 0: word, index } of words) {
      if (word.length > longest) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      // A drop cap has its own box, next to the rest of its word.
      if (first && others.some(({ top }) => top >= first.bottom - 1)) {
        broken.push(`${word} in “${text.nodeValue?.trim().slice(0, 40)}”`);
      }
    }
  }
  return broken;
}

/** Fails when the page can be scrolled sideways, or could if it did not cut off what is too wide. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.querySelector('main')?.scrollWidth ?? 0) - clientWidth;
  });
  expect(overflow).toBe(0);
}

/** A width, or a width and a height. */
type Size = number | readonly [number, number];

/** Fails if a page can be scrolled sideways, texts cross or boxes stick out, at one of these sizes. */
export async function expectFits(page: Page, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    const [width, height] = typeof size === 'number' ? [size, 844] : size;
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(findLayoutFaults), `${page.url()} at ${size} px`).toEqual([]);
  }
}

/** How many sheets of paper a page is printed on. */
export async function countSheets(page: Page, format = 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
