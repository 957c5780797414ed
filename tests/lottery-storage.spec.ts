import type { Page } from '@playwright/test';
import { isBuilt } from '../src/config/paths';
import { expect, hydrate, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

test.skip(!isBuilt('lottery'), 'This page is removed.');

// How storage fails in a real browser. src/ui/storage has the tests of the rules.

const KEY = 'lottery_results';

/** A saved result, the newest having the lowest number. */
function record(number: number) {
  return {
    id: `${1_790_000_000_000 - number}0000000000`,
    date: new Date(1_790_000_000_000 - number * 60_000).toISOString(),
    winningNumbers: [1, 2, 3, 4, 5, 6],
    userNumbers: [2, 3, 19, 20, 35, 36],
    matches: 2,
    lifePathNumber: 7,
    userName: `Visitor ${number}`,
  };
}

async function open(page: Page) {
  await page.goto('/lottery-predictor');
  await hydrate(page);
}

async function generate(page: Page, name: string) {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Life Path Number').fill('7');
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
}

/** Fills the storage before the tool reads it. */
async function store(page: Page, items: Readonly<Record<string, string>>) {
  await page.goto('/404');
  await page.evaluate((all) => Object.assign(localStorage, all), items);
}

const saved = (page: Page): Promise<{ id: string; userName: string }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY);

test('two tabs that check again and again at the same moment lose nothing', async ({
  page,
  context,
}) => {
  const CHECKS = 20;
  const other = await context.newPage();
  await open(page);
  await generate(page, 'Ada');
  await open(other);
  await generate(other, 'Grace');
  const checkOften = (tab: Page) =>
    tab.evaluate(async (times) => {
      const button = document.querySelector<HTMLButtonElement>('[data-testid="result"] button');
      const field = document.querySelector<HTMLInputElement>('[name="winning-numbers"]');
      for (let submit = 0; submit < times; submit += 1) {
        // Different numbers each time: the same ones within a second are one check.
        if (field) field.value = `1, 2, 3, 4, 5, ${6 + submit}`;
        button?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, CHECKS);
  await Promise.all([checkOften(page), checkOften(other)]);
  for (const tab of [page, other]) {
    // In one look: a tab may be about to put back what the other one's last write dropped.
    const countSaved = async () => {
      const names = (await saved(tab)).map(({ userName }) => userName);
      return [names.length, names.filter((name) => name === 'Ada').length];
    };
    await expect.poll(countSaved).toEqual([2 * CHECKS, CHECKS]);
    await expect(tab.getByText(`${2 * CHECKS} results, in this browser`)).toBeVisible();
  }
});

test('restoring a long history causes no layout shift', async ({ page }) => {
  const records = Array.from({ length: 1000 }, (_, number) => record(number));
  await store(page, { [KEY]: JSON.stringify(records), lottery_username: 'Visitor 3' });
  await recordShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByTestId('history-row')).toHaveCount(10);
  await expect(page.getByText('1,000 results, in this browser')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Visitor 3');
  expect(await shiftOf(page)).toBe(0);
});
