import type { Locator, Page } from '@playwright/test';
import { listed, longDate, shortDate } from '#texts/language';
import { numbers } from '#texts/numbers';
import * as form from '#texts/person/form';
import * as peopleWords from '#texts/person/people';
import * as words from '#texts/tools/people';
import * as view from '#texts/tools/people/view';
import * as primitives from '#texts/ui/primitives';
import { isBuilt, path as pathOf } from '../src/config/paths';
import {
  countSheets,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  goBack,
  recordRequests,
  test,
} from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

test.skip(!isBuilt('people'), 'This page is removed.');

// How the people survive a real browser. src/ui/storage has the tests of the rules.

/** Of Grace Hopper. */
const BORN = { year: 1906, month: 12, day: 9 };
const KEY = 'ninefold_people';

/** Saves people before the page reads them. */
async function store(page: Page, names: readonly string[]) {
  const people = names.map((name, number) => {
    const at = 1_790_000_000_000 + number * 1000;
    const date = new Date(at).toISOString();
    return { id: `${at}0000000007`, date, name, birthDate: `195${number}-03-02` };
  });
  await page.goto(pathOf('not-found'));
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(people),
  ] as const);
}

const saved = (page: Page): Promise<{ name: string }[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY);

const people = (page: Page): Locator => page.getByTestId('person');

test('somebody is saved from a result, chosen in a form, and never sent', async ({ page }) => {
  const sent = recordRequests(page);
  await page.goto('/#name=Grace+Hopper&date=1906-12-09');
  await expect(page.getByTestId('result')).toBeVisible();
  expect(await saved(page)).toEqual([]);
  const choice = page.getByRole('combobox', { name: peopleWords.choosePerson });
  await expect(choice).toHaveCount(0);
  await page.getByRole('button', { name: peopleWords.keepThisPerson }).click();
  await expect(page.getByText(peopleWords.kept[1] ?? '', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  const way = main.getByRole('link', { name: peopleWords.yourPeople, exact: true });
  await expect(way).toBeFocused();
  await expect(choice).toBeVisible();
  await way.click();
  const grace = people(page).first();
  await expect(grace).toHaveAttribute('data-name', 'Grace Hopper');
  await grace.getByRole('link', { name: numbers.career.label }).click();
  await expect(page.getByTestId('whose')).toHaveText(`Grace Hopper · ${longDate(BORN)}`);
  await page.getByRole('button', { name: form.forgetItNow }).click();
  expect(await saved(page)).toHaveLength(1);
  await page.goto(pathOf('together'));
  await choice.nth(1).selectOption(`Grace Hopper, ${shortDate(BORN)}`);
  await expect(field(page, 'name-2')).toHaveValue('Grace Hopper');
  await expect(field(page, 'date-2')).toHaveValue('1906-12-09');
  expect(sent.filter((text) => /grace|1906/i.test(text))).toEqual([]);
});

test('a family prints on no empty sheet', async ({ page }) => {
  await store(page, ['Mia', 'Noa']);
  // The questions of the day are printed, too.
  for (const [path, sheets] of [
    [pathOf('today'), 2],
    [pathOf('people'), 1],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Noa' })).toBeVisible();
    expect(await countSheets(page), path).toBe(sheets);
  }
});

test('people are renamed, removed, and added from a copy, by keyboard', { tag: '@back' }, async ({
  page,
}) => {
  await store(page, ['Mia', 'Noa', 'Zoe']);
  await page.goto(pathOf('people'));
  const mia = page.locator('[data-name="Mia"]');
  await mia.getByRole('button', { name: `${view.rename} Mia`, exact: true }).press('Enter');
  await page.keyboard.type('Ann Lee');
  await page.keyboard.press('Enter');
  const ann = page.locator('[data-name="Ann Lee"]');
  await expect(ann).toBeVisible();
  await expect(mia).toHaveCount(0);
  await ann.getByRole('button', { name: `${view.remove} Ann Lee`, exact: true }).press('Enter');
  await expect(ann).toHaveCount(0);
  const undo = page.getByRole('button', { name: primitives.undo });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(ann).toBeVisible();
  await expect.poll(async () => (await saved(page)).length).toBe(3);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.saveCopy }).press('Enter');
  const copy = await (await download).path();
  await ann.getByRole('button', { name: `${view.compare} Ann Lee`, exact: true }).press('Enter');
  await expect(page.getByLabel(view.secondPerson)).toBeFocused();
  await page.getByRole('link', { name: view.compareTwo }).click();
  await expect(page.getByTestId('whose')).toHaveText(listed(['Ann Lee', 'Noa']));
  await goBack(page);

  const everyone = page.getByRole('button', { name: words.removeEveryone });
  await everyone.dblclick();
  const dialog = page.getByRole('dialog', { name: words.removeEveryoneQuestion });
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(people(page)).toHaveCount(3);
  await everyone.press('Enter');
  await dialog.getByRole('button', { name: words.removeThem }).press('Enter');
  await expect(people(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.everyone })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const nothing = { added: 0, completed: 0, known: 0, unusable: 0, full: 0 };
  for (const did of [{ added: 3 }, { known: 3 }]) {
    await page.getByLabel(words.openCopy).setInputFiles(copy);
    await expect(page.getByRole('status')).toHaveText(
      words.whatOpeningDid({ ...nothing, ...did }, 200),
    );
  }
  await expect(people(page)).toHaveCount(3);
});

test('saved people move nothing when they are read, and show whole names', async ({ page }) => {
  await store(page, ['Ann Marie Featherstonehaugh', 'W'.repeat(50), 'Li']);
  await recordShifts(page);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, shown] of [
    ['/', page.locator('select')],
    [pathOf('people'), page.getByTestId('family-table')],
  ] as const) {
    await page.goto(path);
    await expect(shown.first()).toBeAttached();
    expect(await shiftOf(page), path).toBeCloseTo(0, 3);
    await expectNoSidewaysScroll(page);
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

test('what follows a single person comes right after them, and moves nothing', async ({ page }) => {
  await store(page, ['Mia']);
  await recordShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOf('people'));
  await expect(people(page)).toHaveCount(1);
  expect(await shiftOf(page)).toBeCloseTo(0, 3);
  const card = await people(page).boundingBox();
  const next = await page.getByRole('heading', { name: words.keepSomebody }).boundingBox();
  expect((next?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBeLessThan(64);
});
