import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as form from '#texts/person/form';
import * as words from '#texts/tools/lottery-predictor';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { storedRecords } from '../src/tools/lottery-predictor/testing/fake-records';
import { expect, field, goBack, hydrate, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

test.skip(!isBuilt('lottery-predictor'), 'This page is removed.');

// How the tool and its storage do in a real browser. src/ui/storage has the tests of the rules.

const PATH = pathOf('lottery-predictor');
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('a visitor generates, checks, comes back, and deletes the data', { tag: '@back' }, async ({
  page,
}) => {
  // A phone with its bars.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(PATH);
  const name = field(page, 'name');
  const lifePath = field(page, 'life-path');
  await name.fill('  Ada ');
  // A birth date fills in an empty Life Path, and never a typed one: 25 is a 7.
  await lifePath.fill('22');
  await field(page, 'birth-date').fill('1990-05-11');
  await expect(lifePath).toHaveValue('22');
  await lifePath.fill('');
  await field(page, 'birth-date').fill('1990-05-10');
  await expect(lifePath).toHaveValue('7');
  await name.press('Enter');
  const numbers = page.getByTestId('power-number');
  await expect(numbers).toHaveCount(6);
  await expect(page.getByRole('heading', { name: words.yourNumbers })).toBeFocused();
  await expect(page.getByRole('heading', { name: words.yourNumbers })).toBeInViewport();
  const [first, second] = await numbers.allTextContents();
  const drawn = `${second}${`, ${first}`.repeat(5)}`;
  await field(page, 'winning-numbers').fill(drawn);
  await page.keyboard.press('Enter');
  const said = words.outcome(2, [Number(first), Number(second)]);
  await expect(page.getByRole('status')).toHaveText(said);
  await expect(page.getByRole('status')).toBeInViewport({ ratio: 0.9 });
  await expect(numbers.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('history-row')).toHaveCount(1);
  await page.goto(pathOf('about'));
  await goBack(page);
  await expect(numbers).toHaveCount(6);
  await expect(page).toHaveURL(PATH);
  expect(await stored(page)).not.toContain('1990-');

  await page.getByRole('button', { name: words.again }).click();
  await expect(name).toBeFocused();
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await expect(page.getByTestId('stat-best')).toHaveText('2');
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(['lottery_results', 'lottery_username']);
  const saved = await page.evaluate(() => JSON.parse(localStorage['lottery_results']));
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('lottery-history.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(saved);
  await page.getByRole('button', { name: words.deletion.label, exact: true }).click();
  await page.getByRole('button', { name: words.deletion.yes }).click();
  await expect(page.getByTestId('history-row')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  // A name that was saved in another visit.
  await page.evaluate(() => localStorage.setItem('lottery_username', 'Ada'));
  await page.goto(PATH);
  await expect(name).toHaveValue('Ada');
  await page.getByRole('button', { name: form.forgetItNow }).click();
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  expect(await stored(page)).not.toMatch(/Ada|1990-/);
});

test('two tabs lose nothing of a long history', async ({ page, context }) => {
  const [OLD, CHECKS] = [500, 10];
  await page.goto(pathOf('not-found'));
  await page.evaluate((records) => {
    localStorage.setItem('lottery_results', records);
    localStorage.setItem('lottery_username', 'Visitor 3');
  }, storedRecords(OLD));
  await recordShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = [page, await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(PATH);
    await hydrate(tab);
    await expect(field(tab, 'name')).toHaveValue(/Visitor/);
    await expect(tab.getByTestId('history-row')).toHaveCount(10);
    if (tab === page) expect(await shiftOf(page)).toBe(0);
    await field(tab, 'name').fill(`Visitor ${index}`);
    await field(tab, 'life-path').fill('7');
    await field(tab, 'name').press('Enter');
  }
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
  await Promise.all(tabs.map(checkOften));
  for (const tab of tabs) {
    await expect(tab.getByText(words.howMany(OLD + 2 * CHECKS))).toBeVisible();
    const saved = () => tab.evaluate(() => JSON.parse(localStorage['lottery_results']).length);
    await expect.poll(saved).toBe(OLD + 2 * CHECKS);
  }
});
