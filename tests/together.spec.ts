import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures';
import { recordRequests } from './testing/record-requests';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const WILHELMINA = { name: 'Wilhelmina Zoë Quarrington', date: '1987-03-29' };
const BARNABY = { name: 'Barnaby Featherstone', date: '1975-08-14' };

async function fill(page: Page, person: string, { name, date }: typeof BARNABY) {
  const group = page.getByRole('group', { name: person });
  await group.getByLabel('Full Name').fill(name);
  await group.getByLabel('Birth Date').fill(date);
}

const copied = async (page: Page) => {
  await expect(page.getByText('Link copied.')).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText()));
};

test('an invitation is answered in another browser, and no server learns who the two are', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/together');
  await fill(page, 'First person', WILHELMINA);
  await page.getByRole('button', { name: 'Copy my half' }).click();
  const half = await copied(page);
  expect(half.hash).toBe('#name=Wilhelmina+Zo%C3%AB+Quarrington&date=1987-03-29');

  const { log, address, stop } = await recordRequests(baseURL ?? '');
  const other = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const answer = await other.newPage();
  await answer.goto(address + half.pathname + half.hash);
  await expect(answer.getByText('how the two of you get along')).toBeVisible();
  await fill(answer, 'Second person', BARNABY);
  await answer.getByRole('button', { name: 'Compare' }).click();
  await expect(answer.getByRole('heading', { name: 'What to try' })).toBeVisible();
  const score = await answer.getByTestId('score').textContent();
  await answer.getByRole('button', { name: 'Copy link' }).click();
  const both = await copied(answer);

  // The first person opens the second's link, and then another page of the site.
  await page.goto(both.pathname + both.hash);
  await expect(page.getByTestId('score')).toHaveText(score ?? '');
  await answer.goto(`${address}/`);
  await expect(answer.getByLabel('Full Name')).toHaveValue('');
  await answer.waitForLoadState('networkidle');
  await other.close();
  stop();
  expect(log.length).toBeGreaterThan(5);
  expect(log.join('\n')).not.toMatch(/wilhelmina|quarrington|barnaby|featherstone|1987|1975/i);
});

test('a comparison survives Back and reload, and prints on two pages', async ({ page }) => {
  await page.goto('/together');
  await fill(page, 'First person', WILHELMINA);
  await fill(page, 'Second person', BARNABY);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'What to try' })).toBeVisible();
  const score = (await page.getByTestId('score').textContent()) ?? '';
  await page.goto('/methods');
  await page.goBack();
  await expect(page.getByTestId('score')).toHaveText(score);
  await page.reload();
  await expect(page.getByTestId('score')).toHaveText(score);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
