import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures';
import { recordRequests } from './testing/record-requests';

const name = 'Zoë Quarry';
const date = '1987-03-29';

/**
 * Pages with a link, their buttons, and what a visitor chooses about a result. The links of all pages are
 * in src/tools/counted-letters.test.tsx; that of two people is in together.spec.ts.
 */
const pages: readonly {
  readonly path: string;
  readonly button: string;
  readonly choose: (page: Page) => Promise<void>;
}[] = [
  {
    path: '/',
    button: 'Calculate',
    choose: async (page) => {
      await page.getByRole('tab', { name: /^Soul Urge/ }).click();
      await countAccent(page);
      await page.getByTestId('working').locator('summary').click();
      await page.getByRole('switch', { name: 'Y in Quarry: count as a vowel' }).click();
    },
  },
  {
    path: '/personal-year',
    button: 'Calculate Personal Year Number',
    choose: (page) => page.getByRole('button', { name: /^See 20/ }).click(),
  },
];

async function countAccent(page: Page): Promise<void> {
  const working = page.getByText('How this number was found');
  if (await working.isVisible()) await working.click();
  await page.getByRole('switch', { name: 'Count ë as E' }).first().click();
}

async function fillAndCalculate(page: Page, button: string): Promise<void> {
  for (const input of await page.locator('form input').all()) {
    await input.fill((await input.getAttribute('type')) === 'date' ? date : name);
  }
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByTestId('meaning').first()).toBeVisible();
}

/** Everything about a result that a visitor can see or choose. */
async function shown(page: Page) {
  await expect(page.getByTestId('meaning').first()).toBeVisible();
  return {
    numbers: await page.getByTestId(/^(?:number|score)$/).allTextContents(),
    rows: await page.getByTestId('result').getByRole('row').allTextContents(),
    tab: await page.getByRole('tab', { selected: true }).allTextContents(),
    switches: await page.locator('[role="switch"][aria-checked="true"]').allTextContents(),
  };
}

test.describe('a copied link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { path, button, choose } of pages) {
    test(`of ${path} holds what was chosen without sending it to a server, and so does this tab after a reload`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.goto(path);
      await fillAndCalculate(page, button);
      const before = await shown(page);
      await choose(page);
      const chosen = await shown(page);
      expect(chosen).not.toEqual(before);
      expect(new URL(page.url()).hash).toBe('');
      await page.getByRole('button', { name: 'Copy link', exact: true }).click();
      await expect(page.getByText('Link copied.')).toBeVisible();
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(link.search).toBe('');

      await page.reload();
      await expect.poll(() => shown(page)).toEqual(chosen);

      const { log, address, stop } = await recordRequests(baseURL ?? '');
      const stranger = await browser.newContext();
      const fresh = await stranger.newPage();
      await fresh.goto(address + link.pathname + link.hash);
      await expect.poll(() => shown(fresh)).toEqual(chosen);
      for (const input of await fresh.locator('form input').all()) {
        expect([name, date]).toContain(await input.inputValue());
      }
      await fresh.waitForLoadState('networkidle');
      await stranger.close();
      stop();
      expect(log.length).toBeGreaterThan(3);
      expect(log.join('\n')).not.toMatch(/zo(?:ë|%C3%AB|e)|quarry|1987|03-29/i);
    });
  }
});

test('a shared battle is shown at once in a fresh browser, without sending its names to a server', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/names-battle#first=Wilhelmina&second=Zo%C3%AB+Quarrington');
  await countAccent(page);
  const end = async (of: Page) => {
    await expect(of.getByRole('heading', { name: 'Path Forward' })).toBeVisible();
    return of.getByTestId('result').innerText();
  };
  const before = await end(page);
  await page.getByRole('button', { name: 'Share' }).dblclick();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe('/names-battle');
  expect(link.hash).toBe('#name=Wilhelmina&and&name=Zo%C3%AB+Quarrington&letters=%C3%AB');

  const { log, address, stop } = await recordRequests(baseURL ?? '');
  const stranger = await browser.newContext();
  const fresh = await stranger.newPage();
  await fresh.goto(address + link.pathname + link.hash);
  expect(await end(fresh)).toBe(before);
  await fresh.waitForLoadState('networkidle');
  await stranger.close();
  stop();
  expect(log.length).toBeGreaterThan(3);
  expect(log.join('\n')).not.toMatch(/wilhelmina|quarrington/i);
});

test('a person is prefilled in the next calculator, survives Back and reload, and is forgotten on request', async ({
  page,
}) => {
  await page.goto('/career-number');
  await fillAndCalculate(page, 'Calculate Career Number');
  const number = (await page.getByTestId('number').textContent()) ?? '';
  await page.reload();
  await expect(page.getByTestId('number')).toHaveText(number);
  await page.goto('/personal-year');
  await expect(page.getByLabel('Birth Date')).toHaveValue(date);
  await expect(page.getByTestId('number')).toHaveCount(0);
  await page.goto('/business-name');
  await expect(page.getByRole('button', { name: 'Forget it now' })).toBeVisible();
  await expect(page.getByLabel('Enter Business Name')).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId('number')).toHaveText(number);
  await page.getByRole('button', { name: 'Forget it now' }).click();
  await expect(page.getByTestId('number')).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what a form did not ask for is kept, what was left empty is empty, and two people are never made one', async ({
  page,
}) => {
  async function calculate(path: string, button: string, entry: Readonly<Record<string, string>>) {
    await page.goto(path);
    const change = page.getByRole('button', { name: 'Change' });
    if (await change.isVisible()) await change.click();
    for (const [label, text] of Object.entries(entry)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByTestId('whose').first()).toBeVisible();
  }
  async function expectPerson(name: string, birthDate: string) {
    await page.goto('/career-number');
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
    await expect(page.getByLabel('Full Name')).toHaveValue(name);
    await expect(page.getByLabel('Birth Date')).toHaveValue(birthDate);
  }
  const ann = { 'Full Name': 'Ann Lee', 'Birth Date': '1990-01-09' };

  await calculate('/', 'Calculate', ann);
  await calculate('/', 'Calculate', { 'Full Name': 'Ben Ode', 'Birth Date': '' });
  await expectPerson('Ben Ode', '');
  // A form for a date alone completes him, and the same name keeps it.
  await calculate('/personal-year', 'Calculate Personal Year Number', { 'Birth Date': date });
  await expectPerson('Ben Ode', date);
  await calculate('/sigil', 'Draw my sigil', { 'Full Name': 'ben ode' });
  await expectPerson('ben ode', date);
  // Another name has another birthday, and another birthday another name.
  await calculate('/sigil', 'Draw my sigil', { 'Full Name': 'Cleo' });
  await expectPerson('Cleo', '');
  await calculate('/', 'Calculate', ann);
  await calculate('/birth-grid', 'Draw my grid', { 'Birth Date': '1988-03-04' });
  await expectPerson('', '1988-03-04');
});

test('an anchor in the page closes nothing, announces nothing and erases nothing', async ({
  page,
}) => {
  await page.goto(`/#name=Ann+Lee&date=1990-01-09`);
  const working = page.getByTestId('working').first();
  await working.locator('summary').click();
  const announced = await page
    .getByRole('status')
    .first()
    .evaluateHandle((line) => line.firstElementChild);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/#name=/);
  await expect(working).toHaveAttribute('open');
  expect(await announced.evaluate((line) => line?.isConnected)).toBe(true);

  await page.goto('/names#name=Kate&and&name=Cate');
  await page.getByRole('button', { name: 'Add a name' }).click();
  await page.getByLabel('Name 3').fill('Kay');
  await page.getByRole('link', { name: 'Which name should I use?' }).click();
  await expect(page).toHaveURL(/#which-name$/);
  await expect(page.getByLabel('Name 3')).toHaveValue('Kay');
});

test('a link is read strictly: a year is four digits, and a name has no white space around it', async ({
  page,
}) => {
  await page.goto(`/personal-year#date=${date}&view=0x7d0`);
  await expect(page.getByTestId('whose')).toHaveText('March 29, 1987');
  await expect(page.getByTestId('result')).not.toContainText('0x7d0');
  await page.goto('/#name=+Jose%CC%81+Lee%20');
  await expect(page.getByTestId('whose')).toHaveText('Jos\u00e9 Lee');
  await expect(page.getByLabel('Full Name')).toHaveValue('Jos\u00e9 Lee');
  await page.goto(`/names-battle#name=Ann${'+'.repeat(50)}&and&name=+Ben`);
  await expect(page.getByRole('heading', { name: 'Ann and Ben' })).toBeVisible();
});

test('the months ahead are a calendar', async ({ page }) => {
  await page.goto('/personal-year');
  await fillAndCalculate(page, 'Calculate Personal Year Number');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    // By key: what is above it may still take its place while a pointer is on its way.
    page.getByRole('button', { name: 'Save for my calendar' }).press('Enter'),
  ]);
  expect(calendar.suggestedFilename()).toMatch(/^personal-months-20\d\d\.ics$/);
  const text = (await readAll(calendar)).toString();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(12);
  expect(text).not.toContain('1987');
});

async function readAll(download: { createReadStream(): Promise<NodeJS.ReadableStream> }) {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
