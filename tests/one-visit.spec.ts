import type { Page } from '@playwright/test';
import { pages } from '../src/config/pages';
import { isShown, path } from '../src/config/paths';
import { expect, expectAccessible, goBack, hydrate, test } from './testing/fixtures';
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

test('a first visit shows no result, and nobody in a form', async ({ page }) => {
  for (const address of ['/profile', '/sigil', '/birth-grid', '/by-hand', '/today']) {
    await page.goto(address);
    await hydrate(page);
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

test('somebody else’s turn: our own pages follow', async ({ page }) => {
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

test('the games are filled in, and wait', async ({ page }) => {
  await calculateOnHome(page);
  await page.goto('/daily-decoder');
  await expect(page.getByLabel('Birth Date')).toHaveValue('1906-12-09');
  await expect(page.getByRole('button', { name: 'Decode My Destiny' })).toBeEnabled();
  await page.goto('/names-battle');
  await expect(page.getByLabel('Enter First Name')).toHaveValue('Grace Hopper');
  await expect(page.getByLabel('Enter Second Name')).toHaveValue('');
  await page.goto('/lottery-predictor');
  await expect(page.getByLabel('Your Name')).toHaveValue('Grace Hopper');
  // 1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28, 10, 1.
  await expect(page.getByLabel('Life Path Number')).toHaveValue('1');
  await expect(page.getByLabel('Birth Date')).toHaveValue('');
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
  await expect(page.getByTestId('next').getByRole('link')).toHaveCount(3);
  const { results } = await page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('ninefold_visit') ?? '{}'),
  );
  expect(results.lottery).not.toContain('1906');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1906');
});

test('by hand, the next number finds the person still there', async ({ page }) => {
  await calculateOnHome(page);
  await page.goto('/by-hand');
  await expect(page.getByLabel('Your answer')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Which number').selectOption('Destiny');
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByTestId('whose')).toHaveText('Grace Hopper');
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
  for (const address of ['/career-number', '/profile', '/sigil']) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(address);
    const goOn = page.getByRole('button', { name: 'Go on as Member 000' });
    await expect(goOn).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Choose a person' })).toBeVisible();
    expect(await shiftOf(page), address).toBeLessThanOrEqual(0.1);
    await expectAccessible(page);
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

test('seven pages in a row by the cards, typed once', async ({ page }) => {
  await recordShifts(page);
  await calculateOnHome(page);
  const seen = new Set(['/']);
  for (let step = 0; step < 7; step += 1) {
    const links = page.getByTestId('next').getByRole('link');
    await expect(links).toHaveCount(3);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    // Pages with a result: no pencil, and no second person.
    const next = addresses.findIndex(
      (address) => address && !seen.has(address) && !/together|names|by-hand|blind/.test(address),
    );
    if (next < 0) break;
    seen.add(addresses[next] ?? '');
    await links.nth(next).click();
    await expect(page).toHaveURL(new RegExp(`${addresses[next]}$`));
    if (/birthdays|compatibility/.test(page.url())) {
      await goBack(page);
      continue;
    }
    await expect(page.getByTestId('result').first()).toBeVisible();
    expect(await shiftOf(page), addresses[next] ?? '').toBeLessThanOrEqual(0.1);
  }
  expect(seen.size).toBeGreaterThanOrEqual(7);
});

test('seven pages in a row by the menu, typed once', async ({ page }) => {
  await recordShifts(page);
  await calculateOnHome(page);
  for (const id of (['sigil', 'birth-grid', 'profile', 'today'] as const).filter(isShown)) {
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
  await openFromMenu(page, 'The Two of You');
  const first = page.getByRole('group', { name: 'First person' });
  await expect(first.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await openFromMenu(page, 'The Blind Test');
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  await expect(page.getByLabel('Birth Date')).toHaveValue('1906-12-09');
});

test('today with nobody, and with a hundred people', async ({ page }) => {
  await page.goto('/today');
  await hydrate(page);
  await expect(page.getByTestId('today-person')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toHaveCount(0);
  await recordShifts(page);
  await keepPeople(page, 100);
  await page.goto('/today');
  await expect(page.getByTestId('today-person')).toHaveCount(100);
  await expect(page.getByTestId('today-person').first()).toHaveAttribute('data-name', 'Member 000');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.1);
  await expectAccessible(page);
});

for (const [timezoneId, day] of [
  // At one moment it is still the 17th in New York, and the 18th in Auckland.
  ['America/New_York', '4'],
  ['Pacific/Auckland', '5'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test('today is the visitor’s own date', async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-17T18:00:00Z'));
      await page.goto('/today');
      await page.getByLabel('Birth Date').fill('1990-05-15');
      await page.getByRole('button', { name: 'Show my day' }).click();
      // Year: 5 + 15 + 2026 = 2046, 12, 3. Month: 3 + 11 = 14, 5. Day: 5 + 17 = 22, 4; 5 + 18 = 23, 5.
      await expect(page.getByTestId('today-person')).toHaveAttribute('data-day', day);
    });
  });
}
