import type { Page } from '@playwright/test';
import { expect, goBack, test } from './testing/fixtures';

// What needs a real browser: keys, a reload and a second tab. src/tools/counted-letters.test.tsx has all
// calculators and their links.

const theSwitch = (page: Page) =>
  page.getByTestId('uncounted').getByRole('switch', { name: 'Count them as e and i', exact: true });

/** Calculates the number of José García, each accent typed after its letter. */
async function calculate(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Full Name').fill('Jose\u0301 Garci\u0301a');
  await page.getByLabel('Birth Date').fill('1990-05-15');
  await page.locator('main form button[type="submit"]').click();
  await expect(theSwitch(page)).toBeVisible();
}

test('the choice is made by keyboard, and holds on every calculator, after a reload and in another tab, until it is taken back', async ({
  page,
  context,
}) => {
  const number = page.getByTestId('number');
  // J1 O6 S1 = 8, with G7 A1 R9 C3 A1 29, an 11; with E5 and I9 13, a 4, and 43, a 7. Life Path 3.
  await calculate(page, '/career-number');
  await expect(number).toHaveText('5');
  await calculate(page, '/');
  await expect(number).toHaveText('8');
  await theSwitch(page).press('Space');
  await expect(number).toHaveText('4');
  await expect(theSwitch(page)).toBeFocused();
  await expect(page.getByTestId('uncounted')).toContainText('é and í count as e and i.');
  await page.reload();
  await expect(number).toHaveText('4');
  // This tab remembers the earlier result of the other calculator.
  await page.goto('/career-number');
  await expect(number).toHaveText('1');

  const other = await context.newPage();
  await calculate(other, '/');
  await expect(other.getByTestId('number')).toHaveText('4');
  await theSwitch(other).press('Enter');
  await expect(number).toHaveText('5');
  await goBack(page);
  await expect(number).toHaveText('8');
});
