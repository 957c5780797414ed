import * as words from '#texts/site/angel-numbers';
import * as pairs from '#texts/site/pairs';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { expect, goBack, goForward, test } from './testing/fixtures';

test('a number is looked up, with an entry of its own or without', { tag: '@back' }, async ({
  page,
}) => {
  test.skip(!isBuilt('angel-numbers'), 'This page is removed.');
  await page.goto(pathOf('angel-numbers'));
  const field = page.getByLabel(words.label);
  const lookUp = page.getByRole('button', { name: words.submit });
  const shown = page.locator(':target');

  await field.fill('eleven');
  await lookUp.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();

  await field.fill('11:11');
  await field.press('Enter');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/#1111$/);
  await expect(shown).toBeFocused();
  await expect(shown).toBeInViewport();

  await field.fill('73955');
  await lookUp.click();
  await expect(page.locator('[id="73955"]')).toContainText(words.noEntry);
  await expect(page.locator('[id="73955"] li')).toHaveText([/^7: /, /^3: /, /^9: /, /^5: /]);
  await goBack(page);
  await expect(shown).toHaveAttribute('id', '1111');
  await expect(page.locator('[id="73955"]')).toBeHidden();
  await goForward(page);
  await expect(page.locator('[id="73955"]')).toBeVisible();

  // A link to such a number.
  await page.goto(pathOf('angel-numbers#482'));
  await expect(page.locator('[id="482"]')).toBeInViewport();
});

test('two numbers are chosen above the table of pairs', async ({ page }) => {
  test.skip(!isBuilt('pairs'), 'This page is removed.');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(pathOf('pairs'));
  await page.getByLabel(pairs.oneNumber).selectOption('11');
  await page.getByLabel(pairs.theOther).selectOption('5');
  await page.getByRole('button', { name: pairs.read }).click();
  await expect(page).toHaveURL(/#5-11$/);
  await expect(page.locator('[id="5-11"]')).toBeInViewport();
  await expect(page.getByText(pairs.goesOn)).toBeVisible();
});
