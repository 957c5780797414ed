import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isBuilt } from '../src/config/paths';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goBack,
  hydrate,
  test,
} from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

test.skip(!isBuilt('people'), 'This page is removed.');

// How the people survive a real browser. src/ui/storage has the tests of the rules.

const KEY = 'ninefold_people';

/** A saved person. */
function person(number: number) {
  const at = 1_790_000_000_000 + number * 1000;
  return {
    id: `${at}0000000007`,
    date: new Date(at).toISOString(),
    name: `Member ${String(number).padStart(3, '0')}`,
    birthDate: `19${50 + (number % 50)}-03-${String(1 + (number % 28)).padStart(2, '0')}`,
  };
}

const family = (count: number) => Array.from({ length: count }, (_, number) => person(number));

/** Saves people before the page reads them. */
async function store(page: Page, people: readonly object[]) {
  await page.goto('/404');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(people),
  ] as const);
}

async function open(page: Page) {
  await page.goto('/people');
  await hydrate(page);
}

const saved = (page: Page): Promise<{ name: string }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY);

const people = (page: Page): Locator => page.getByTestId('person');

const file = (text: string) => ({
  name: 'your-people.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('somebody is kept from a result, listed, chosen in other forms, and never sent', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await page.goto('/');
  await page.getByLabel('Full Name').fill('Grace Hopper');
  await page.getByLabel('Birth Date').fill('1906-12-09');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByTestId('result')).toBeVisible();
  expect(await saved(page)).toEqual([]);
  await expect(page.getByRole('combobox', { name: 'Choose a person' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep this person' }).click();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  const way = page.getByRole('link', { name: 'Your people', exact: true });
  await expect(way).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Choose a person' })).toBeVisible();
  await way.click();
  const grace = people(page).first();
  await expect(grace).toHaveAttribute('data-name', 'Grace Hopper');
  // Life Path 1 and Expression 4, worked out by hand in the tests of the comparison.
  await expect(grace.getByText('Life Path', { exact: true }).locator('..')).toContainText('1');
  await expect(grace.getByText('Expression', { exact: true }).locator('..')).toContainText('4');
  await grace.getByRole('link', { name: 'Career' }).click();
  await expect(page.getByTestId('whose')).toHaveText('Grace Hopper · December 9, 1906');

  await page.goto('/daily-decoder');
  await page.getByLabel('Choose a person').selectOption('Grace Hopper, Dec 9, 1906');
  await expect(page.getByLabel('Birth Date')).toHaveValue('1906-12-09');
  await expect(page.getByRole('button', { name: 'Decode My Destiny' })).toBeEnabled();
  await page.goto('/together');
  await page.getByLabel('Choose a person').nth(1).selectOption('Grace Hopper, Dec 9, 1906');
  const second = page.getByRole('group', { name: 'Second person' });
  await expect(second.getByLabel('Full Name')).toHaveValue('Grace Hopper');
  expect(requested.filter((text) => /grace|1906/i.test(text.split('#')[0] ?? ''))).toEqual([]);
});

test('a copy brings everybody into another browser, once', async ({ page, browser, baseURL }) => {
  await store(page, family(3));
  await open(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy' }).click(),
  ]);
  const copy = readFileSync(await download.path(), 'utf8');
  const fresh = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const there = await fresh.newPage();
  await open(there);
  await there.getByLabel('Open a copy').setInputFiles(file(copy));
  await expect(there.getByRole('status')).toHaveText('3 people added.');
  await expect(people(there)).toHaveCount(3);
  await there.getByLabel('Open a copy').setInputFiles(file(copy));
  await expect(there.getByRole('status')).toHaveText('Nobody added. 3 already here.');
  const names = async (tab: Page) => (await saved(tab)).map(({ name }) => name).sort();
  expect(await names(there)).toEqual(await names(page));
  await fresh.close();
});

test('a family prints on no empty sheet, and a double click does not remove it', async ({
  page,
}) => {
  await store(page, family(2));
  // The questions of the day are printed, too.
  for (const [path, sheets] of [
    ['/today', 2],
    ['/people', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Member 001' })).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), path).toHaveLength(sheets);
  }
  await page.getByRole('button', { name: 'Remove everyone' }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await saved(page)).toHaveLength(2);
});

test('a phone shows every name whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/people');
  for (const name of ['Ann Marie Featherstonehaugh', 'W'.repeat(50)]) {
    await page.getByLabel('Full Name').fill(name);
    await page.getByLabel('Birth Date').fill('1990-01-09');
    await page.getByRole('button', { name: 'Keep this person' }).click();
    await expect(page.locator(`[data-name="${name}"]`)).toBeVisible();
  }
  const names = page.getByTestId('family-table').locator('th span').filter({ hasText: /\w/ });
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter((name) => {
        const isWide = name.scrollWidth > name.clientWidth + 1;
        const isTall = name.scrollHeight > name.clientHeight + 1;
        return getComputedStyle(name).overflow === 'hidden' && (isWide || isTall);
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('people are renamed, removed, brought back and removed for good, by keyboard', async ({
  page,
}) => {
  await store(page, family(4));
  await open(page);
  const first = page.locator('[data-name="Member 000"]');
  await first.getByRole('button', { name: 'Rename Member 000', exact: true }).press('Enter');
  await page.keyboard.type('Ann Lee');
  await page.keyboard.press('Enter');
  const ann = page.locator('[data-name="Ann Lee"]');
  await expect(ann).toBeVisible();
  await expect(first).toHaveCount(0);
  await ann.getByRole('button', { name: 'Remove Ann Lee', exact: true }).press('Enter');
  await expect(ann).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(ann).toBeVisible();
  await expect.poll(async () => (await saved(page)).length).toBe(4);
  // Another removal, which may become final at any time.
  const last = page.locator('[data-name="Member 003"]');
  await last.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(undo).toBeFocused();

  await ann.getByRole('button', { name: 'Compare Ann Lee', exact: true }).press('Enter');
  await expect(page.getByLabel('Second person')).toBeFocused();
  await page.getByRole('link', { name: 'Compare these two' }).click();
  await expect(page.getByTestId('whose')).toHaveText('Ann Lee and Member 001');
  await goBack(page);

  const everyone = page.getByRole('button', { name: 'Remove everyone' });
  await everyone.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove everyone?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(people(page)).toHaveCount(3);
  await everyone.press('Enter');
  await dialog.getByRole('button', { name: 'Yes, remove them all' }).press('Enter');
  await expect(people(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Everyone you’ve kept' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('Forget it now leaves the people, and damaged storage is set aside', async ({ page }) => {
  const damaged = [person(1), { name: '<b>' }];
  await store(page, damaged);
  await open(page);
  await expect(page.getByRole('status')).toContainText('couldn’t be read');
  await expect(people(page)).toHaveCount(1);
  await page.getByLabel('Full Name').fill('Ann Lee');
  await page.getByRole('button', { name: 'Keep this person' }).click();
  await expect(people(page)).toHaveCount(2);
  const backup = await page.evaluate((key) => localStorage.getItem(`${key}_backup`), KEY);
  expect(backup).toBe(JSON.stringify(damaged));
  await page.goto('/#name=Ann+Lee');
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Forget it now' }).click();
  expect(await saved(page)).toHaveLength(2);
});

test('nothing moves or overflows when the people are read', async ({ page }) => {
  await store(page, family(5));
  await recordShifts(page);
  for (const width of [320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/people', '/']) {
      await page.goto(path);
      const shown = path === '/people' ? page.getByTestId('family-table') : page.locator('select');
      await expect(shown.first()).toBeAttached();
      expect(await shiftOf(page), `${path} at ${width} px`).toBeCloseTo(0, 3);
      await expectNoSidewaysScroll(page);
    }
  }
});
