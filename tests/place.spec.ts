import type { Page } from '@playwright/test';
import * as pages from '#texts/pages';
import * as paths from '#texts/paths';
import * as readingParts from '#texts/result/reading/reading-parts';
import * as words from '#texts/site/frame';
import * as result from '#texts/tools/names/result';
import * as view from '#texts/tools/profile/view';
import { path as pathOf } from '../src/config/paths';
import { expect, goBack, goForward, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

const PERSON = 'name=Grace+Hopper&date=1906-12-09';
/** The highest sum of layout shifts that counts as good. */
const MOST = 0.1;

/** Fails if a heading is not within a line of where it was, or if something moved on the way there. */
async function expectSamePlace(page: Page, heading: string, top: number): Promise<void> {
  const distance = async () => Math.abs((await topOf(page, heading)) - top);
  await expect.poll(distance).toBeLessThan(24);
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  // And it stays there.
  expect(await distance()).toBeLessThan(24);
}

/** How far a heading is from the top of the screen. */
function topOf(page: Page, heading: string): Promise<number> {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .evaluateAll(([element]) => element?.getBoundingClientRect().top ?? Number.NaN);
}

/** Reads a result to a heading in its middle, reloads it, and comes back to it. Returns where that is. */
async function readAndReturn(page: Page, path: string, heading: string): Promise<number> {
  await page.goto(path);
  const target = page.getByRole('heading', { name: heading, exact: true });
  await expect(target).toBeAttached();
  expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST);
  await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  // Sections that were not laid out before get their height.
  await shiftOf(page);
  const top = await topOf(page, heading);
  await page.reload();
  await expectSamePlace(page, heading, top);
  // As a finger does: a locator's click would scroll first.
  const menu = page.getByRole('button', { name: words.menu });
  if (await menu.isVisible()) await menu.evaluate((button: HTMLElement) => button.click());
  const about = page
    .getByRole('navigation', { name: pages.menus.main })
    .getByText(paths.ownPages.about.name);
  await about.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(pathOf('about'));
  await goBack(page);
  await expectSamePlace(page, heading, top);
  return top;
}

test.beforeEach(({ page }) => recordShifts(page));

test('reload, Back and Forward show the same lines on a phone', { tag: '@back' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const insights = await readAndReturn(page, `/#${PERSON}`, readingParts.core.additionalInsights);
  const together = await readAndReturn(
    page,
    `${pathOf('profile')}#${PERSON}`,
    view.sections.joint.heading,
  );
  await goBack(page);
  await expectSamePlace(page, readingParts.core.additionalInsights, insights);
  await goForward(page);
  await expectSamePlace(page, view.sections.joint.heading, together);
});

test('a reload and Back show the same lines on a wide screen', { tag: '@back' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await readAndReturn(page, `${pathOf('names')}#${PERSON}&and&name=Ann`, result.whatTheyMean);
});

test('a reload opens an answer again that was being read', async ({ page }) => {
  await page.goto(pathOf('personal-year'));
  const item = page.getByTestId('faq-item').first();
  await item.locator('summary').click();
  await item.locator('p').evaluate((answer) => {
    answer.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.reload();
  await expect(item).toHaveAttribute('open');
});
