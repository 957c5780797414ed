import type { Locator, Page } from '@playwright/test';
import { numbers, whatItIs } from '#texts/numbers';
import * as form from '#texts/person/form';
import * as words from '#texts/tools/home';
import { pages } from '../src/config/pages';
import { path as pathOf } from '../src/config/paths';
import { expect, expectAccessible, expectWholeWords, field, test } from './testing/fixtures';
import { isInEnglish } from './testing/in-english';
import { buttonText, siteOffer } from './testing/site-offer';

/** The numbers of Ann Lee, born on January 9, 1990, in the order of the tabs. */
const NUMBERS = [
  ['name-number', 11],
  ['life-path', 11],
  ['destiny', 6],
  ['soul-urge', 11],
  ['personality', 4],
  ['expression', 6],
  ['maturity', 8],
  ['attitude', 1],
  ['hidden-passion', 5],
] as const;
const YEARS = form.years(1900, 2100);

async function expectTitleOnScreen(page: Page) {
  await expect(page.getByTestId('result').locator('h2')).toBeInViewport({ ratio: 1 });
}

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
const fontSize = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

test('the first screen of a phone reaches from the title to the button', async ({ page }) => {
  test.skip(!isInEnglish, 'Other words take more lines.');
  await page.goto('/');
  // A small phone, a phone with its bars, and one without them.
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lead = page.getByText(pages.home.tagline ?? '');
    const { y = 0, height: line = 0 } = (await lead.boundingBox()) ?? {};
    expect(line, 'the lead is one line').toBeLessThan(30);
    const tabs = page.getByRole('tab');
    expect((await tabs.first().boundingBox())?.y).toBeGreaterThanOrEqual(y + line + 20);
    const heights = await tabs.evaluateAll((all) =>
      all.map((tab) => tab.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(9);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // The question is between the tabs and the form, with a figure, and follows the tab.
    await tabs.nth(3).click();
    const question = page.getByText(whatItIs('soul-urge'));
    const inOrder = [
      ...(siteOffer ? [page.getByTestId('ad-banner')] : []),
      page.getByRole('heading', { level: 1 }),
      tabs.last(),
      question,
      field(page, 'name'),
      page.getByRole('button', { name: words.submit }),
    ];
    for (const part of inOrder) await expect(part).toBeInViewport({ ratio: 1 });
    const tops = await Promise.all(inOrder.map(async (part) => (await part.boundingBox())?.y));
    expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
    await expect(question.locator('..').locator('svg')).toBeInViewport({ ratio: 1 });
    await tabs.first().click();
  }
  // The years of a birth date show while it is used, and a screen reader hears them always.
  const date = field(page, 'date');
  const years = page.getByText(`, ${YEARS}`);
  await expect(date).toHaveAccessibleDescription(new RegExp(`^${form.optional}.*${YEARS}$`));
  expect((await years.boundingBox())?.width).toBe(1);
  await date.focus();
  expect((await years.boundingBox())?.width).toBeGreaterThan(80);
});

test('one tap shows all nine numbers, and each reading ends with the next', async ({ page }) => {
  await page.goto('/');
  await field(page, 'name').fill('Ann Lee');
  await field(page, 'date').fill('1990-01-09');
  await page.getByRole('button', { name: words.submit }).tap();
  await expect(page.getByRole('tab')).toHaveText(
    NUMBERS.map(([id, value]) => `${numbers[id].label} ${value}`),
  );
  await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  await expectTitleOnScreen(page);
  await expect(page.getByTestId('meaning')).toBeInViewport({ ratio: isInEnglish ? 1 : 0.7 });
  await expect(field(page, 'name')).toBeHidden();
  // The hue of a number is a line under it: there is no space for a coin.
  const chip = page.getByRole('tab').first().locator('[data-number]');
  await expect(chip).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(chip).toHaveCSS('border-width', '0px 0px 3px');
  for (const [id, value] of NUMBERS.slice(1)) {
    // By key: what is above it may still take its place while a finger is on its way.
    await page.getByRole('button', { name: `${words.nextIs(id)} ${value}` }).press('Enter');
    const tab = page.getByRole('tab', { name: `${numbers[id].label} ${value}`, selected: true });
    await expect(tab).toBeInViewport();
    await expectTitleOnScreen(page);
  }
  await page.getByRole('tab', { name: numbers['life-path'].label }).tap();
  await expectTitleOnScreen(page);

  // What leads on is ours: it is as wide as the column, in the color of Calculate, and the offer is not.
  const next = page.getByRole('button', { name: words.nextIs('destiny') });
  const offer = page.getByRole('link', { name: buttonText });
  const primary = await background(page.locator('button[type="submit"]'));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const column = await widthOf(page.getByRole('tabpanel'));
    expect(await widthOf(next)).toBe(column);
    // As wide as its words.
    if (siteOffer && isInEnglish) {
      expect(await widthOf(offer)).toBeLessThan(Math.min(column, 300));
    }
    // No card is left alone in its row, under two others.
    const cards = [page.getByTestId('next').getByRole('link'), page.locator('.threes > *')];
    for (const three of cards) {
      const tops = await three.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().y),
      );
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).not.toBe(2);
    }
    // A reading is as large as what is said about numerology.
    const size = await fontSize(page.getByRole('tabpanel').locator('section > p').last());
    expect(size).toBeGreaterThanOrEqual(18);
    expect(await fontSize(page.locator('.prose p').first())).toBe(size);
  }
  expect(await background(next)).toBe(primary);
  if (siteOffer) expect(await background(offer)).not.toBe(primary);

  // From 1024 px up, the tabs are a row, and the form stays.
  await page.setViewportSize({ width: 1024, height: 800 });
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expect(field(page, 'name')).toBeVisible();
  await expect(page.getByRole('button', { name: form.change })).toBeHidden();

  // With large text they are a row too. The one that is chosen comes into view, and so does its result.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('tab', { name: numbers['hidden-passion'].label }).tap();
  await expect(page.getByRole('tab', { name: numbers['hidden-passion'].label })).toBeInViewport({
    ratio: 0.9,
  });
  await page.getByRole('tab', { name: numbers['name-number'].label }).tap();
  await page.getByRole('button', { name: form.change }).tap();
  await page.getByRole('button', { name: words.submit }).tap();
  await expect(page.getByTestId('number')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('meaning')).toBeInViewport({ ratio: 0.3 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await expectWholeWords(page, numbers.personality.label.length);
  }
});

test('Change or a missing date unfolds the form, and a result folds it', async ({ page }) => {
  await page.goto('/#name=Ann+Lee');
  await page.getByRole('button', { name: form.change }).tap();
  await expect(field(page, 'name')).toBeFocused();
  await page.getByRole('tab', { name: numbers.attitude.label, exact: true }).tap();
  await expect(field(page, 'name')).toBeHidden();
  await page.getByRole('tab', { name: numbers['life-path'].label }).tap();
  await expect(page.getByText(words.addYourDate('life-path'))).toBeVisible();
  await expectAccessible(page, 'main');
  await field(page, 'date').fill('1990-01-09');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('number')).toHaveText('11');
  await expect(page.getByRole('button', { name: form.change })).toBeFocused();
  await expectTitleOnScreen(page);

  // A tab fetches its own readings, then what the numbers say together and the next tab.
  const readings = async () => {
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return files.flatMap((file) => /\/assets\/readings\/([a-z-]+)\./.exec(file)?.[1] ?? []);
  };
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(pathOf('not-found'));
  await page.goto('/#name=Ann+Lee&date=1990-01-09');
  await expect(page.getByTestId('portrait')).toBeVisible();
  await expect.poll(async () => (await readings()).toSorted()).toEqual(['life-path', 'name']);
  await page.getByRole('tab', { name: numbers.attitude.label }).click();
  await expect(page.getByTestId('beside')).toBeVisible();
  expect(await readings()).not.toContain('maturity');
});
