import * as share from '#texts/result/share';
import * as played from '#texts/tools/blind-test/played';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { expect, expectAccessible, field, test } from './testing/fixtures';

test.skip(!isBuilt('blind-test'), 'This page is removed.');

const NAME = 'Zelda Quarry';
const DATE = '1987-03-29';

test('a blind test is saved over a reload, and shared without a birth date', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = JSON.stringify({ ...data, files: data.files?.map(({ name }) => name) });
        return Promise.resolve();
      },
    });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('blind-test'));
  await field(page, 'name').fill(NAME);
  await field(page, 'date').fill(DATE);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  await expectAccessible(page, 'main');

  for (let round = 1; round <= 10; round += 1) {
    await expect(heading).toContainText(played.roundOf(round, 10));
    await expect(heading).toBeInViewport();
    if (round === 4) {
      const shown = await page.getByTestId('choice').allTextContents();
      await page.reload();
      await expect(page.getByTestId('choice')).toHaveText(shown);
      await heading.focus();
    }
    for (let press = 0; press <= round % 3; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByTestId('choice').nth(round % 3)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const found = Number.parseInt(await page.getByTestId('score').innerText(), 10);
  await expect(page.getByTestId('score')).toHaveText(played.scoreOf(found, 10));
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: share.share }).click();
  await expect(page).toHaveTitle(
    new RegExp(`${RegExp.escape(played.message(found, 10, undefined))}.*\\.png`),
  );
  expect(await page.title()).not.toMatch(/1987|Zelda|Quarry|#/);
});
