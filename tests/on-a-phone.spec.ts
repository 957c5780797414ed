import type { Locator, Page } from '@playwright/test';
import { pages } from '../src/config/pages';
import { expect, test } from './testing/fixtures';

const PERSON = 'name=Grace+Hopper&date=1906-12-09';

test.use({ viewport: { width: 390, height: 664 } });

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

test('the menu has the nine, then four more', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(9);
  const more = page.getByRole('navigation', { name: 'More' }).getByRole('link');
  await expect(more).toHaveText([
    'The Whole Profile',
    'The Two of You',
    pages['/numbers'].label,
    'Blog',
  ]);
  await expect(more.last()).toBeInViewport({ ratio: 1 });
  await more.first().click();
  await expect(page).toHaveURL('/profile');
});

test('an invitation asks for the visitor first, with the other folded', async ({ page }) => {
  await page.goto(`/together#${PERSON}`);
  const [first, second] = ['First person', 'Second person'].map((name) =>
    page.getByRole('group', { name, exact: true }),
  ) as [Locator, Locator];
  await expect(first.getByText('Grace Hopper')).toBeVisible();
  await expect(first.getByLabel('Full Name')).toBeHidden();
  await expect(first.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(second.getByText('You', { exact: true })).toBeVisible();
  await expect(second.getByLabel('Birth Date')).toBeInViewport({ ratio: 1 });
  await first.getByText('Grace Hopper').click();
  await expect(first.getByLabel('Full Name')).toBeVisible();
});

test('after Calculate, large text leaves the figure and the meaning on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await enlargeText(page);
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('number')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('meaning')).toBeInViewport({ ratio: 0.3 });
  // The tabs are a row. The one that is chosen comes into view.
  await page.getByRole('tab', { name: 'Hidden Passion' }).click();
  await expect(page.getByRole('tab', { name: 'Hidden Passion' })).toBeInViewport({ ratio: 0.9 });
});

test('a two-digit number does not break the label of its tab', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Ann');
  await page.getByLabel('Birth Date').fill('1990-01-09');
  await page.getByRole('button', { name: 'Calculate' }).click();
  for (const width of [320, 360, 384, 390, 393, 412]) {
    await page.setViewportSize({ width, height: 664 });
    for (const tab of await page.getByRole('tab').all()) {
      const broken = await tab.evaluate((element) => {
        // As wide as the widest system fonts.
        element.style.fontFamily = '"DejaVu Sans", Verdana';
        const number = element.querySelector('span');
        if (number) number.textContent = '33';
        const label = element.firstChild as Text;
        const range = document.createRange();
        return [...label.data.matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            range.setStart(label, index);
            range.setEnd(label, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(String);
      });
      expect(broken, `at ${width} px`).toEqual([]);
    }
  }
});

test('two numbers are chosen above the table of pairs', async ({ page }) => {
  await page.goto('/numbers/compatibility');
  await page.getByLabel('One number').selectOption('11');
  await page.getByLabel('The other').selectOption('5');
  await page.getByRole('button', { name: 'Read about them' }).click();
  await expect(page).toHaveURL(/#5-11$/);
  await expect(page.locator('[id="5-11"]')).toBeInViewport();
  await expect(page.getByText('The table goes on to the right')).toBeVisible();
});

test('a battle turns the two figures while it lasts, and its button stays in place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/names-battle');
  await page.getByLabel('Enter First Name').fill('Grace');
  await page.getByLabel('Enter Second Name').fill('Ann');
  await page.getByRole('button', { name: 'Start Cosmic Battle' }).click();
  const again = page.getByRole('button', { name: 'Try Another Battle' });
  await expect(page.getByTestId('share')).toHaveCount(2);
  const turning = () =>
    page
      .getByTestId('result')
      .locator('svg')
      .evaluateAll((figures) => figures.filter((one) => one.getAnimations().length > 0).length);
  expect(await turning()).toBe(2);
  const top = await topOf(again);
  await expect(page.getByTestId('headline')).toBeVisible();
  expect(await topOf(again)).toBe(top);
});

test('the matches of a check are on the screen', async ({ page }) => {
  await page.goto('/lottery-predictor');
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Life Path Number').fill('7');
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
  const winning = (await page.getByTestId('power-number').allTextContents()).join();
  await page.getByLabel('Check Against Lottery Results').fill(winning);
  await page.keyboard.press('Enter');
  await expect(page.getByText('6 of your six numbers matched')).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByTestId('power-number').first()).toBeInViewport({ ratio: 1 });
});

test('numbers that were left by a link come back, until new ones are wanted', async ({ page }) => {
  await page.goto('/lottery-predictor');
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Life Path Number').fill('7');
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
  const numbers = await page.getByTestId('power-number').allTextContents();
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByTestId('power-number')).toHaveText(numbers);
  await page.getByRole('button', { name: 'Generate New Numbers' }).click();
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
});

test('a profile has a row of its parts, and folds each number to its meaning', async ({ page }) => {
  await page.goto(`/profile#${PERSON}`);
  const parts = page.getByRole('navigation', { name: 'Parts of the profile' });
  await parts.getByRole('link', { name: 'The name' }).click();
  await expect(page.getByRole('heading', { name: 'The name', exact: true })).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect(Math.abs((await topOf(parts)) - (header?.height ?? 0))).toBeLessThan(2);

  const expression = page.getByRole('article', { name: 'Expression' });
  await expect(expression.getByTestId('meaning')).toBeVisible();
  await expect(expression.getByText(/again, like your Destiny$/)).toBeVisible();
  await expect(expression.locator('details').first()).not.toHaveAttribute('open');
  // The plate at the top unfolds what it leads to.
  await page.getByRole('link', { name: /Expression$/ }).click();
  await expect(expression.locator('details').first()).toHaveAttribute('open');
});

test('a letter that does not count is drawn, and is the switch that counts it', async ({
  page,
}) => {
  await page.goto('/profile#name=Jos%C3%A9&date=1990-01-09');
  const letter = page.getByRole('switch', { name: 'Count é as E' }).last();
  await expect(letter).toHaveText('É');
  await expect(letter).not.toBeChecked();
  await expect(page.getByRole('figure').filter({ has: letter })).toContainText('É –');
  await letter.click();
  await expect(letter).toBeChecked();
  await expect(page.getByRole('figure').filter({ has: letter })).toContainText('É 5');
});
