import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectLargeTextFits,
  expectNoSidewaysScroll,
  test,
} from './testing/fixtures';

const PATH = '/lottery-predictor';

async function open(page: Page) {
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: 'Generate My Power Numbers' })).toBeEnabled();
}

async function generate(page: Page, name = 'Ada', lifePath = '7') {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Life Path Number').fill(lifePath);
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
}

async function check(page: Page, winning: string) {
  await page.getByLabel('Check Against Lottery Results').fill(winning);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

async function expectNumbers(page: Page, numbers: readonly number[]) {
  await expect(page.getByTestId('power-number')).toHaveText(numbers.map(String));
}

/** Answers the next dialog and returns its message. */
async function nextDialog(page: Page, answer: 'accept' | 'dismiss', action: () => Promise<void>) {
  const shown = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog[answer]();
    return `${dialog.type()}: ${dialog.message()}`;
  });
  await action();
  return shown;
}

test.describe('on November 15, 2026', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
  });

  test('a visitor generates, checks, opens the leaderboard, and starts over', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await page.getByLabel('Your Name').fill('Ada');
    await page.getByLabel('Life Path Number').fill('7');
    await page.keyboard.press('Enter');
    // Seed 7 + 15 + 11 = 33; times 1 to 6, plus 2026, leave 1, 34, 18, 2, 35 and 19 by 49.
    await expectNumbers(page, [2, 3, 19, 20, 35, 36]);
    await expect(page.getByRole('heading', { name: 'Your power numbers' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your power numbers' })).toBeInViewport();

    await page.getByLabel('Check Against Lottery Results').fill('35, 2, 40, 41, 42, 43');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('2 of your six numbers matched: 2 and 35.');
    const row = page.getByTestId('history-row');
    await expect(row).toHaveAttribute('data-matches', '2');
    await expect(row).toHaveAttribute('data-colour', 'blue');
    await expect(row).toContainText('Nov 15, 2026');
    await expect(page.getByTestId('stat-predictions')).toHaveText('1');
    await expect(page.getByTestId('stat-average')).toHaveText('2.0');

    await page.getByRole('button', { name: 'Leaderboard' }).click();
    await expect(page.getByRole('heading', { name: 'Top Predictors' })).toBeVisible();
    await expect(page.getByTestId('leader-row')).toContainText('Ada');

    await page.getByRole('button', { name: 'Generate New Numbers' }).click();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Life Path Number')).toHaveValue('7');
    expect(new URL(page.url()).search).toBe('');
  });

  test('a second visit shows the name and the results', async ({ page }) => {
    await open(page);
    await generate(page, '  Grace  ');
    await check(page, '2, 3, 19, 20, 35, 36');
    await expect(page.getByTestId('history-row')).toHaveAttribute('data-colour', 'gold');
    await page.reload();
    await expect(page.getByLabel('Your Name')).toHaveValue('Grace');
    await expect(page.getByTestId('history-row')).toHaveCount(1);
    await expect(page.getByTestId('stat-best')).toHaveText('6');
    const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(keys).toEqual(['lottery_results', 'lottery_username']);
  });

  test('every invalid input shows its alert', async ({ page }) => {
    await open(page);
    const invalid = 'alert: Please enter a valid Life Path number (1-33) and your name';
    for (const [name, lifePath] of [
      ['', '7'],
      ['   ', '7'],
      ['Ada', ''],
      ['Ada', '0'],
      ['Ada', '34'],
      ['Ada', '3.5'],
      ['Ada', '1e1'],
      ['Ada', '-1'],
    ] as const) {
      expect(await nextDialog(page, 'accept', () => generate(page, name, lifePath))).toBe(invalid);
    }
    await generate(page);
    const six = 'alert: Please enter exactly 6 valid numbers (1-49) separated by commas';
    for (const [winning, message] of [
      ['', 'alert: Please enter the lottery winning numbers'],
      ['  ', 'alert: Please enter the lottery winning numbers'],
      ['1, 2, 3, 4, 5', six],
      ['7.5, 12abc, 0x10, 1e1, 50, 0, 1, 2, 3, 4, 5', six],
    ] as const) {
      expect(await nextDialog(page, 'accept', () => check(page, winning))).toBe(message);
    }
    await expect(page.getByTestId('history-row')).toHaveCount(0);
  });

  test('one click downloads the history, another deletes it', async ({ page }) => {
    await open(page);
    await generate(page);
    await check(page, '1, 2, 3, 4, 5, 6');
    await check(page, '7, 8, 9, 10, 11, 12');
    await expect(page.getByTestId('history-row')).toHaveCount(2);
    const saved = await page.evaluate(() => JSON.parse(localStorage['lottery_results']));
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('lottery-history.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(saved);

    const clickDelete = () => page.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(await nextDialog(page, 'dismiss', clickDelete)).toMatch(
      /^confirm: Delete every saved result/,
    );
    await expect(page.getByTestId('history-row')).toHaveCount(2);
    await nextDialog(page, 'accept', clickDelete);
    await expect(page.getByTestId('history-row')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recent Results' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('what is typed and chosen before hydration is preserved', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lottery_username', 'Grace'));
    let letScriptsThrough = () => {};
    const scriptsMayCome = new Promise<void>((resolve) => {
      letScriptsThrough = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto(PATH, { waitUntil: 'commit' });
    const submit = page.getByRole('button', { name: 'Generate My Power Numbers' });
    await page.getByLabel('Your Name').fill('Ada');
    await page.getByLabel('Life Path Number').fill('7');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await page.getByLabel('Life Path Number').press('Enter');
    await expect(submit).toBeDisabled();
    expect(new URL(page.url()).search).toBe('');
    letScriptsThrough();
    await expect(submit).toBeEnabled();
    await expect(page.getByTestId('stat-predictions')).toHaveText('0');
    await expect(page.getByText('For Grace')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ada');
    await submit.click();
    // 231, 462, 693, 924, 1155 and 1386 plus 2026 leave 3, 38, 24, 10, 45 and 31 by 49.
    await expectNumbers(page, [4, 11, 25, 32, 39, 46]);
  });

  for (const width of [390, 1280]) {
    test(`every state is accessible at ${width} px, and none scrolls sideways`, async ({
      page,
    }) => {
      const expectSound = async () => {
        await page.setViewportSize({ width, height: 844 });
        await expectAccessible(page);
        // Once is enough for what does not depend on the width above.
        if (width !== 390) return;
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectLargeTextFits(page);
      };
      await open(page);
      await expectSound();
      await generate(page, 'Wolfeschlegelsteinhausenbergerdorff Hubert');
      await page.getByTestId('working').locator('summary').click();
      await expectSound();
      for (const winning of ['2,3,19,20,35,36', '2,3,19,4,5,6', '2,4,5,6,7,8', '1,4,5,6,7,8']) {
        await check(page, winning);
      }
      await expect(page.getByTestId('history-row')).toHaveCount(4);
      await page.getByRole('button', { name: 'Leaderboard' }).click();
      await expect(page.getByTestId('leader-row')).toHaveCount(1);
      await expectSound();
    });
  }
});

test('the whole form is above the fold on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const submit = page.getByRole('button', { name: 'Generate My Power Numbers' });
  const box = await submit.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expect(page.getByTestId('faq-item')).toHaveCount(6);
  await expect(page.getByTestId('star')).toHaveCount(35);
  await expect(page.getByText('New', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View All Articles' })).toBeVisible();
});

/**
 * The last numbers of a day and the first of the next, of Life Path 7, daily. By 49 the years 2026,
 * 2027, 2028 and 2029 leave 17, 18, 19 and 20.
 */
const midnights = [
  {
    // Seeds 7 + 31 + 12 = 50, so 1 to 6 plus 17; and 7 + 1 + 1 = 9, so 9 to 54 plus 18.
    what: 'New Year',
    nextDay: '2027-01-01',
    before: [19, 20, 21, 22, 23, 24],
    after: [6, 15, 24, 28, 37, 46],
  },
  {
    // Seeds 7 + 28 + 2 = 37 and 7 + 1 + 3 = 11, both plus 18: there is no 29 February.
    what: 'the end of February 2027',
    nextDay: '2027-03-01',
    before: [7, 8, 20, 32, 44, 45],
    after: [3, 14, 25, 30, 36, 41],
  },
  {
    // Seeds 7 + 29 + 2 = 38 and 7 + 1 + 3 = 11, both plus 19.
    what: 'the end of 29 February 2028',
    nextDay: '2028-03-01',
    before: [3, 9, 14, 25, 36, 47],
    after: [4, 15, 26, 31, 37, 42],
  },
  {
    // Seeds 50, so 1 to 6 plus 19; and 9, so 9 to 54 plus 20.
    what: 'the end of a leap year',
    nextDay: '2029-01-01',
    before: [21, 22, 23, 24, 25, 26],
    after: [8, 17, 26, 30, 39, 48],
  },
] as const;

for (const [timezoneId, minutesAhead] of [
  ['America/Los_Angeles', -480],
  ['Asia/Kolkata', 330],
  ['Pacific/Kiritimati', 840],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a page left open past midnight uses the visitor’s new date', async ({ page }) => {
      for (const [index, { what, nextDay, before, after }] of midnights.entries()) {
        await test.step(what, async () => {
          const midnight = Date.parse(`${nextDay}T00:00:00Z`) - minutesAhead * 60_000;
          await page.clock.setFixedTime(new Date(midnight - 60_000));
          if (index === 0) await open(page);
          else await page.getByRole('button', { name: 'Generate New Numbers' }).click();
          await generate(page);
          await expectNumbers(page, before);
          await page.clock.setFixedTime(new Date(midnight + 60_000));
          await page.getByRole('button', { name: 'Generate New Numbers' }).click();
          await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
          await expectNumbers(page, after);
          await check(page, '1, 2, 3, 4, 5, 6');
          await expect(page.getByTestId('history-row')).toHaveCount(index + 1);
          const saved = await page.evaluate(() => JSON.parse(localStorage['lottery_results'])[0]);
          expect(saved.date).toBe(new Date(midnight + 60_000).toISOString());
          expect(saved.id).toMatch(new RegExp(`^${midnight + 60_000}\\d{10}$`));
        });
      }
    });
  });
}
