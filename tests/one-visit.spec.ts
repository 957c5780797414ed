import type { Page } from '@playwright/test';
import { pages } from '../src/config/pages';
import { isShown, path } from '../src/config/paths';
import { expect, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

async function calculateOnHome(page: Page) {
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Birth Date').fill('1906-12-09');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByTestId('result')).toBeVisible();
}

/** Keeps people, as a visit on another day has left them. */
async function keepPeople(page: Page, count: number) {
  await page.goto('/404');
  await page.evaluate((count) => {
    const people = Array.from({ length: count }, (_, index) => ({
      id: `1790000000000${String(index).padStart(10, '0')}`,
      date: '2026-09-01T12:00:00.000Z',
      name: `Member ${String(index).padStart(3, '0')}`,
      birthDate: `19${50 + (index % 50)}-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    }));
    localStorage.setItem('ninefold_people', JSON.stringify(people));
  }, count);
}

/** Presses what is in the second menu, as on a phone. */
async function openFromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'More' }).getByRole('link', { name });
  if (!(await link.isVisible())) await page.getByRole('button', { name: 'More' }).click();
  await link.click();
}

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
  // The browser is in New York.
  await page.clock.install({ time: new Date('2026-11-17T23:58:00-05:00') });
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

test('a page that opened with somebody is changed, or forgets them, in one press', async ({
  page,
}) => {
  await calculateOnHome(page);
  await page.goto('/sigil');
  await expect(page.getByTestId('result')).toBeInViewport();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.goto('/birth-grid');
  await page.getByRole('button', { name: 'Forget it now' }).first().click();
  await expect(page.getByTestId('result')).toHaveCount(0);
  await expect(page.getByLabel('Birth Date')).toHaveValue('');
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('whoever is kept goes on, by keyboard, in a tab that knows nobody', async ({ page }) => {
  await recordShifts(page);
  await keepPeople(page, 2);
  for (const address of ['/career-number', '/sigil']) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(address);
    const goOn = page.getByRole('button', { name: 'Go on as Member 000' });
    await expect(goOn).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Choose a person' })).toBeVisible();
    expect(await shiftOf(page), address).toBeLessThanOrEqual(0.1);
    await goOn.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(goOn).toHaveCount(0);
  }
  // A game is filled in, and waits; and the tab knows who it is now.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/daily-decoder');
  await page.getByRole('button', { name: 'Go on as Member 000' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Decode My Destiny' })).toBeFocused();
  await expect(page.getByLabel('Birth Date')).toHaveValue('1950-03-01');
  await page.goto('/sigil');
  await expect(page.getByTestId('whose')).toHaveText('Member 000');
});

test('one page after another by the menu, typed once', async ({ page }) => {
  await recordShifts(page);
  await calculateOnHome(page);
  for (const id of (['sigil', 'today'] as const).filter(isShown)) {
    await openFromMenu(page, pages[id].label);
    await expect(page).toHaveURL(path(id));
    await expect(page.getByTestId('result')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await shiftOf(page), id).toBeLessThanOrEqual(0.1);
  }
  await openFromMenu(page, 'Do It by Hand');
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await openFromMenu(page, 'Compare Names');
  await expect(page.getByLabel('Name 1')).toHaveValue('Grace Hopper');
});
