import type { Page } from '@playwright/test';
import { path as pathOf } from '../src/config/paths';
import { builtPaths, expect, expectNoSidewaysScroll, test } from './testing/fixtures';

// The page of these tests fails on every violation of the policy and on every console message.

const MARKUP = [
  `"'><img data-attack src=/none onerror="attacked=1">`,
  '<script data-attack>attacked=1</script>',
  '<svg data-attack onload="attacked=1">',
  '<a data-attack href="javascript:attacked=1">Ann</a>',
].join('');
/** What an attacker may type, save or send: markup, and strings with a meaning in code. */
const attacks = [MARKUP, 'javascript:attacked=1//', '__proto__'];

/** A page of each way to show what was typed. That no other has another way: src/build/markup.test.ts. */
const shown = (
  ['home', 'names-battle', 'together', 'people', 'blind-test', 'angel-numbers'] as const
).map((id) => pathOf(id));

/** Types an attack into every text field, and valid values into the others. */
async function fillEverything(page: Page, attack: string) {
  const fields = page
    .locator('main')
    .locator('textarea, input:not([type="radio"], [type="checkbox"], [type="file"])')
    .filter({ visible: true });
  // A page that a link opens is hidden until it knows what to show.
  await expect(fields.first()).toBeVisible();
  const valid = await fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ type, inputMode, pattern }) => {
      if (type === 'date') return '1990-05-15';
      return inputMode === 'numeric' || pattern?.includes('\\d') ? '7' : undefined;
    }),
  );
  for (const [index, value] of valid.entries()) await fields.nth(index).fill(value ?? attack);
}

/** Fails if any part of an attack was not treated as text. */
async function expectOnlyText(page: Page) {
  await expect(page.locator('[data-attack]')).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  const state = await page.evaluate(() => ({
    attacked: Reflect.get(globalThis, 'attacked'),
    polluted: Object.keys(Object.prototype),
  }));
  expect(state).toEqual({ attacked: undefined, polluted: [] });
}

test('typed values and the URL are treated as text', async ({ page }) => {
  for (const path of shown.filter((path) => builtPaths.includes(path))) {
    for (const attack of path === '/' ? attacks : [MARKUP]) {
      const code = encodeURIComponent(attack);
      const fragment = attack === MARKUP ? attack : `name=${code}&date=${code}&__proto__=${code}`;
      await page.goto(`${path}?name=${code}&${code}=${code}#${fragment}`);
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      await fillEverything(page, attack);
      await page.locator('main form button[type="submit"]').first().click();
      const answer = page.getByTestId(/^(result|working|person|choice|angel)$/);
      await expect(answer.first()).toBeVisible();
      await expectOnlyText(page);
      await page.evaluate(() => sessionStorage.clear());
    }
  }
});

test('no name makes a page wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  // The second is a single character to a browser, which no line can break.
  for (const name of ['W'.repeat(200), '\u0bcd'.repeat(200)]) {
    const person = `name=${encodeURIComponent(name)}&date=1990-01-09`;
    const both = `${person}&and&${person}`;
    const links = [
      [pathOf('home'), person],
      [pathOf('profile'), person],
      [pathOf('names'), both],
      [pathOf('together'), both],
    ] as const;
    for (const [path, link] of links) {
      if (!builtPaths.includes(path)) continue;
      await page.goto(`${path}#${link}`);
      await expect(page.getByTestId('result').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      if (name.startsWith('W')) await expectNoSidewaysScroll(page);
    }
  }
});
