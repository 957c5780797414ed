import { listed } from '#texts/language';
import * as words from '#texts/tools/names-battle';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { expect, field, goBack, test } from './testing/fixtures';

test.skip(!isBuilt('names-battle'), 'This page is removed.');

test('a battle moves once, and survives Back and reload', { tag: '@back' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 664 });
  // Noted from the beginning: a motion may be over by the time that anybody looks.
  await page.addInitScript(() => {
    const parts = new Set<Element>();
    Reflect.set(globalThis, 'movedParts', parts);
    const note = ({ target }: Event) => {
      const part = (target as Element).closest('svg, [data-testid="bar"]');
      if (part?.closest('[data-testid="result"]')) parts.add(part);
    };
    for (const start of ['animationstart', 'transitionrun']) addEventListener(start, note);
  });
  const moved = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'movedParts') as Set<Element>).size);
  await page.goto(pathOf('names-battle'));
  await field(page, 'name').fill('Grace');
  await field(page, 'name').press('Enter');
  await expect(field(page, 'name-2')).toBeFocused();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: listed(['Grace', 'Ann']) })).toBeFocused();
  await expect(page.getByTestId('share')).toHaveCount(2);
  await expect.poll(moved).toBeGreaterThanOrEqual(2);
  const again = page.getByRole('button', { name: words.again });
  const topOf = async (part = again) => (await part.boundingBox())?.y ?? Number.NaN;
  // What turns has a box of its own, around one that stays.
  const figures = page.getByTestId('result').locator('span:has(> svg)').first();
  const tops = async () => [await topOf(), await topOf(figures)];
  const before = await tops();
  await expect(page.getByTestId('headline')).toBeVisible();
  expect(await tops()).toEqual(before);
  await expect(page.getByTestId('score')).toBeInViewport({ ratio: 1 });
  // There is one such button at a time.
  const end = page.getByRole('heading', { name: words.pathForward });
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => topOf()).toBeGreaterThan(await topOf(end));

  await page.goto(pathOf('about'));
  await goBack(page);
  await expect(page.getByTestId('score')).toHaveText('79%');
  await page.reload();
  await expect(page.getByTestId('score')).toHaveText('79%');
  await expect(page.getByTestId('share')).toHaveText(['39%', '61%']);
  await expect(end).toBeVisible();
  expect(await moved()).toBe(0);
});
