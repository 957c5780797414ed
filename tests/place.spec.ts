import type { Page } from '@playwright/test';
import { expect, goBack, goForward, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

const PERSON = 'name=Grace+Hopper&date=1906-12-09';

/** Pages that open and come back with a result, and a heading in the middle of it. */
const pages = [
  { path: `/profile#${PERSON}`, heading: 'Name and date together' },
  { path: `/#${PERSON}`, heading: 'Additional Insights' },
  { path: `/names#${PERSON}&and&name=Ann`, heading: 'What the numbers mean' },
] as const;

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

for (const [width, height, visited] of [
  [390, 844, pages.slice(0, 2)],
  // Those with columns on a wide screen.
  [1440, 900, pages.slice(1)],
] as const) {
  test(`a result hardly moves the page, and reload, Back and Forward show the same lines at ${width} px`, async ({
    page,
  }) => {
    await recordShifts(page);
    await page.setViewportSize({ width, height });
    const tops: number[] = [];
    for (const { path, heading } of visited) {
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
      tops.push(top);
      await test.step(`reload ${path}`, async () => {
        await page.reload();
        await expectSamePlace(page, heading, top);
      });
      await test.step(`leave ${path} by a link, and Back`, async () => {
        // As a finger does: a locator's click would scroll first.
        const menu = page.getByRole('button', { name: 'Menu' });
        if (await menu.isVisible()) await menu.evaluate((button: HTMLElement) => button.click());
        const about = page.getByRole('navigation', { name: 'Main' }).getByText('About');
        await about.evaluate((link: HTMLElement) => link.click());
        await page.waitForURL('/about');
        await goBack(page);
        await expectSamePlace(page, heading, top);
      });
    }
    const [before, last] = [...visited.entries()].slice(-2);
    for (const [move, [index, { heading }] = [0, pages[0]]] of [
      [goBack, before],
      [goForward, last],
    ] as const) {
      await move(page);
      await expectSamePlace(page, heading, tops[index] ?? 0);
    }
  });
}
