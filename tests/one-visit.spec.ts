import { expect, type Page, test } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

async function calculateOnHome(page: Page) {
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Birth Date').fill('1906-12-09');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('result')).toBeVisible();
}

test('a first visit shows no result, and nobody in a form', async ({ page }) => {
  for (const address of ['/profile', '/sigil', '/birth-grid', '/by-hand', '/today']) {
    await page.goto(address);
    await expect(page.getByTestId('result')).toHaveCount(0);
    await expect(page.getByTestId('next')).toHaveCount(0);
    for (const field of await page.getByRole('main').getByRole('textbox').all()) {
      await expect(field).toHaveValue('');
    }
  }
});

test('a name that is typed once is known on our own pages, without a press', async ({ page }) => {
  await calculateOnHome(page);
  for (const address of ['/profile', '/sigil', '/birth-grid', '/today']) {
    await page.goto(address);
    await expect(page.getByTestId('result')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  }
  await page.goto('/names');
  await expect(page.getByLabel('Name 1')).toHaveValue('Grace Hopper');
  await page.goto('/numbers/compatibility');
  // 1906-12-09: 1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28, 10, 1.
  await expect(page.getByLabel('One number')).toHaveValue('1');
  // Specified: nothing before the press.
  await page.goto('/career-number');
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(page.getByTestId('result')).toHaveCount(0);
});

test('somebody else’s turn: our own pages follow, and Back returns to who was there', async ({
  page,
}) => {
  await calculateOnHome(page);
  await page.goto('/sigil');
  await expect(page.getByTestId('whose')).toHaveText('Grace Hopper');
  await page.goto('/');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Full Name').fill('Alan Turing');
  await page.getByLabel('Birth Date').fill('1912-06-23');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('whose')).toContainText('Alan Turing');
  await page.goto('/sigil');
  await expect(page.getByTestId('whose')).toHaveText('Alan Turing');
});

test('a card is the press: its page opens with the result that it names', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await calculateOnHome(page);
  const cards = page.getByTestId('next').getByRole('link');
  await expect(cards).toHaveCount(3);
  // 12 + 9 + 2026 = 2047, 13, 4 in 2026; the card has the year's number, whatever the year.
  const year = cards.filter({ hasText: 'Personal Year' });
  const number = /Your year is an? (\d)/.exec(await year.innerText())?.[1] ?? '';
  await year.click();
  await expect(page).toHaveURL('/personal-year');
  await expect(page.getByTestId('number').first()).toHaveText(number);
  await expect(page.getByTestId('next').getByRole('link')).toHaveCount(3);
  expect(sent.filter((url) => /Grace|Hopper|1906/.test(url))).toEqual([]);
});

test('today is everybody’s, turns at midnight, and tomorrow is one press away', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 10, 17, 23, 58) });
  await page.goto('/today');
  await page.getByLabel('Full Name').fill('Ann');
  await page.getByLabel('Birth Date').fill('1990-05-15');
  await page.getByRole('button', { name: 'Show my day' }).click();
  const ann = page.getByTestId('today-person');
  // Year: 5 + 15 + 2026 = 2046, 12, 3. Month: 3 + 11 = 14, 5. Day: 5 + 17 = 22, 4.
  await expect(ann).toHaveAttribute('data-year', '3');
  await expect(ann).toHaveAttribute('data-month', '5');
  await expect(ann).toHaveAttribute('data-day', '4');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(ann).toHaveAttribute('data-day', '5');
  await page.getByRole('button', { name: 'Today' }).click();
  await page.clock.fastForward('05:00');
  await expect(ann).toHaveAttribute('data-day', '5');
  await page.getByRole('button', { name: 'Keep this person' }).click();
  await page.goto('/');
  await page.getByTestId('today-line').click();
  await expect(page).toHaveURL('/today');
  await expect(page.getByTestId('today-person')).toHaveAttribute('data-name', 'Ann');
});
