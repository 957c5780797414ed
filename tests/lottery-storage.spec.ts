import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './testing/fixtures';

const PATH = '/lottery-predictor';
const KEY = 'lottery_results';

interface Saved {
  readonly id: string;
  readonly userName: string;
}

/** A saved result, the newest having the lowest number. */
function record(number: number) {
  return {
    id: `${1_790_000_000_000 - number}0000000000`,
    date: new Date(1_790_000_000_000 - number * 60_000).toISOString(),
    winningNumbers: [1, 2, 3, 4, 5, 6],
    userNumbers: [2, 3, 19, 20, 35, 36],
    matches: 2,
    lifePathNumber: 7,
    userName: `Visitor ${number % 25}`,
  };
}

async function open(page: Page) {
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: 'Generate My Power Numbers' })).toBeEnabled();
}

async function generate(page: Page, name: string) {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Life Path Number').fill('7');
  await page.getByRole('button', { name: 'Generate My Power Numbers' }).click();
}

async function check(page: Page, winning = '1, 2, 3, 4, 5, 6') {
  await page.getByLabel('Check Against Lottery Results').fill(winning);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

/** Fills the storage before the tool reads it. */
async function store(page: Page, items: Readonly<Record<string, string>>) {
  await page.goto('/404');
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
}

const saved = (page: Page): Promise<Saved[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY);

test.describe('two tabs', () => {
  test('that check again and again at the same moment lose nothing', async ({ page, context }) => {
    test.slow();
    const CHECKS = 40;
    const other = await context.newPage();
    for (const [tab, name] of [
      [page, 'Ada'],
      [other, 'Grace'],
    ] as const) {
      await open(tab);
      await generate(tab, name);
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
    await Promise.all([checkOften(page), checkOften(other)]);
    for (const tab of [page, other]) {
      await expect.poll(async () => (await saved(tab)).length).toBe(2 * CHECKS);
      const all = await saved(tab);
      expect(new Set(all.map(({ id }) => id)).size).toBe(2 * CHECKS);
      expect(all.filter(({ userName }) => userName === 'Ada')).toHaveLength(CHECKS);
      await expect(tab.getByText(`${2 * CHECKS} results, in this browser`)).toBeVisible();
    }
    await expect(page.getByTestId('stat-predictions')).toHaveText(String(CHECKS));
    await other.close();
  });

  test('show each other’s results and deletions without being reloaded', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await open(page);
    await open(other);
    await generate(other, 'Grace');
    await expect(page.getByText('For Grace')).toBeVisible();
    await check(other);
    await expect(page.getByTestId('history-row')).toContainText('Grace');
    await generate(page, 'Ada');
    await check(page);
    await expect(other.getByTestId('history-row')).toHaveCount(2);
    other.on('dialog', (dialog) => dialog.accept());
    await other.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByTestId('history-row')).toHaveCount(0);
    // Deleted results do not come back with the next one.
    await check(page);
    await expect(other.getByTestId('history-row')).toHaveCount(1);
    expect(await saved(page)).toHaveLength(1);
    await other.close();
  });

  test('do not bring back a result that one of them deleted, and both can have it back', async ({
    page,
    context,
  }) => {
    await store(page, { [KEY]: JSON.stringify([record(0), record(1), record(2)]) });
    const other = await context.newPage();
    await open(page);
    await open(other);
    await expect(other.getByTestId('history-row')).toHaveCount(3);
    const second = page.getByTestId('history-row').nth(1);
    await second.getByRole('button', { name: 'Delete this result' }).click();
    await expect(page.getByTestId('history-row')).toHaveCount(3);
    await second.getByRole('button', { name: 'delete this result' }).click();
    for (const tab of [page, other]) await expect(tab.getByTestId('history-row')).toHaveCount(2);
    await generate(other, 'Ada');
    await check(other);
    const names = ['Ada', 'Visitor 0', 'Visitor 2'];
    for (const tab of [page, other]) {
      await expect(tab.getByTestId('history-row')).toHaveCount(3);
      expect((await saved(tab)).map(({ userName }) => userName)).toEqual(names);
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByTestId('history-row')).toHaveCount(4);
    expect((await saved(other)).map(({ userName }) => userName)).toEqual([
      ...['Ada', 'Visitor 0', 'Visitor 1', 'Visitor 2'],
    ]);
    await other.close();
  });
});

test.describe('storage that fails', () => {
  test('full: the result is shown with a note, and it is saved when there is space', async ({
    page,
  }) => {
    await open(page);
    await generate(page, 'Ada');
    await check(page);
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let part = 0; ; part += 1)
            localStorage.setItem(`filler ${size} ${part}`, 'x'.repeat(size));
        } catch {
          // This size no longer fits: continue with half of it.
        }
      }
    });
    await check(page, '1, 2, 3, 4, 5, 7');
    await expect(page.getByRole('status')).toContainText('of your six numbers matched');
    await expect(page.getByRole('status')).toContainText('could not be saved');
    await expect(page.getByTestId('history-row')).toHaveCount(2);
    await expect(page.getByTestId('stat-predictions')).toHaveText('2');
    expect(await saved(page)).toHaveLength(1);
    await expectAccessible(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('filler')) localStorage.removeItem(key);
      }
    });
    await expect.poll(async () => (await saved(page)).length).toBe(2);
    await expect(page.getByRole('status')).not.toContainText('could not be saved');
  });

  test('blocked: everything works for the visit, with a note', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await open(page);
    await expect(page.getByRole('status')).toHaveText('');
    await generate(page, 'Ada');
    await check(page);
    await check(page, '1, 2, 3, 4, 5, 7');
    await expect(page.getByRole('status')).toContainText('2 of your results could not be saved');
    await expect(page.getByTestId('history-row')).toHaveCount(2);
    await page.getByRole('button', { name: 'Leaderboard' }).click();
    await expect(page.getByTestId('leader-row')).toContainText('Ada');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });

  test('absent: everything works for the visit', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
    await open(page);
    await generate(page, 'Ada');
    await check(page);
    await expect(page.getByTestId('history-row')).toHaveCount(1);
    await expect(page.getByRole('status')).toContainText('could not be saved');
  });
});

test.describe('saved data that is damaged', () => {
  const newer = { ...record(1), bonus: 7 };

  for (const [what, text, valid] of [
    ['is no JSON', '[{"id":"17900', []],
    ['is no list', JSON.stringify({ version: 2, results: [record(0)] }), []],
    [
      'has bad records among good ones',
      JSON.stringify([record(0), { id: 3 }, newer]),
      [record(0), newer],
    ],
  ] as const) {
    test(`and ${what} is used as far as possible, and never discarded`, async ({ page }) => {
      await store(page, { [KEY]: text, [`${KEY}_backup`]: 'an earlier one' });
      await open(page);
      await expect(page.getByRole('status')).toContainText('could not be read');
      await expect(page.getByTestId('history-row')).toHaveCount(valid.length);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text);
      if (valid.length > 0) await expectAccessible(page);

      await generate(page, 'Ada');
      await check(page);
      await expect(page.getByTestId('history-row')).toHaveCount(valid.length + 1);
      const [first, ...others] = await saved(page);
      expect(first?.userName).toBe('Ada');
      expect(others).toEqual(valid);
      const backups = await page.evaluate(
        (key) => [localStorage.getItem(key), localStorage.getItem(`${key}_1`)],
        `${KEY}_backup`,
      );
      expect(backups).toEqual([text, 'an earlier one']);
      await page.reload();
      await expect(page.getByTestId('history-row')).toHaveCount(valid.length + 1);
      await expect(page.getByRole('status')).toHaveText('');
    });
  }
});

test('ten thousand results are all counted, and ten are shown', async ({ page }) => {
  const records = Array.from({ length: 10_000 }, (_, number) => record(number));
  await store(page, { [KEY]: JSON.stringify(records), lottery_username: 'visitor 3' });
  await open(page);
  await expect(page.getByTestId('history-row')).toHaveCount(10);
  await expect(page.getByTestId('stat-predictions')).toHaveText('400');
  await expect(page.getByText('10,000 results, in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Leaderboard' }).click();
  await expect(page.getByTestId('leader-row')).toHaveCount(10);
  await expect(page.getByTestId('leader-row').first()).toContainText('800');
  await generate(page, 'Visitor 3');
  await check(page);
  await expect(page.getByTestId('stat-predictions')).toHaveText('401');
  const after = await saved(page);
  expect(after).toHaveLength(10_001);
  expect(after.slice(1)).toEqual(records);
});

for (const [width, height] of [
  [390, 844],
  [768, 1600],
  [1280, 800],
  [1280, 1600],
] as const) {
  test(`restoring a history causes no layout shift on a screen of ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const records = Array.from({ length: 60 }, (_, number) => record(number));
    await store(page, { [KEY]: JSON.stringify(records), lottery_username: 'Visitor 3' });
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value = Reflect.get(entry, 'value') as number;
          Reflect.set(globalThis, 'shift', (Reflect.get(globalThis, 'shift') as number) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page);
    await expect(page.getByTestId('history-row')).toHaveCount(10);
    await expect(page.getByLabel('Your Name')).toHaveValue('Visitor 3');
    // After two frames, every layout shift has been reported.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBe(0);
  });
}
