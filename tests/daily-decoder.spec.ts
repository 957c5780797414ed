import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './testing/fixtures';
import { holdScripts } from './testing/hold-scripts';

const button = (page: Page) => page.getByRole('button', { name: 'Decode My Destiny' });

test('goes from the form to the result and back, by keyboard', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00') });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/daily-decoder');
  await expect(page.getByText('Sunday, November 15, 2026')).toBeVisible();
  // From here on the clock is controlled by the test.
  await page.clock.pauseAt(new Date('2026-11-15T13:00:00'));
  await expect(button(page)).toBeDisabled();
  const box = await button(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);

  await page.getByLabel('Birth Date').fill('1990-07-04');
  await expect(button(page)).toBeEnabled();
  await page.getByLabel('Birth Date').press('Enter');
  await expect(page.getByText('Consulting the cosmos...')).toBeFocused();
  await page.clock.runFor(1900);
  await expect(page.getByTestId('result')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByTestId('score')).toHaveText('88%');
  await expect(page.getByTestId('vibe')).toHaveText('Cosmic Alignment');
  await expect(page.getByTestId('particle')).toHaveCount(30);

  const moving = await page
    .getByTestId('particle')
    .evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).animationName !== 'none').length,
    );
  expect(moving).toBe(0);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(particlesOnText), `at ${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByLabel('Birth Date')).toBeFocused();
  await expect(page.getByLabel('Birth Date')).toHaveValue('');
  await expect(button(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Use July 4, 1990 again' }).press('Enter');
  await expect(page.getByLabel('Birth Date')).toHaveValue('1990-07-04');
  await expect(button(page)).toBeEnabled();
  await page.clock.resume();
  await expectAccessible(page);
});

/** The texts of the result that a particle stands on. */
function particlesOnText(): (string | null)[] {
  const particles = [...document.querySelectorAll('[data-testid="particle"]')];
  const texts = document.querySelectorAll(
    '[data-testid="whose"], [data-testid="score"] + *, [data-testid="score"], h2, [data-testid="message"], button, summary',
  );
  const isOn = (text: DOMRect, one: DOMRect) =>
    one.left < text.right &&
    one.right > text.left &&
    one.top < text.bottom &&
    one.bottom > text.top;
  return [...texts]
    .filter((text) => text.closest('[data-testid="result"]'))
    .filter((text) =>
      particles.some((one) => isOn(text.getBoundingClientRect(), one.getBoundingClientRect())),
    )
    .map((text) => text.textContent);
}

/** Sets the time of the pages that follow. Playwright's clock would hide that one is returned to. */
function setToday(page: Page, time: string) {
  return page.addInitScript((time) => {
    const construct = (date: DateConstructor, values: unknown[]) =>
      Reflect.construct(date, values.length > 0 ? values : [time]);
    Reflect.set(globalThis, 'Date', new Proxy(Date, { construct }));
  }, time);
}

test('a score survives Back and reload on the same day only', async ({ page }) => {
  await setToday(page, '2026-11-15T12:00:00');
  await page.goto('/daily-decoder');
  await page.getByLabel('Birth Date').fill('1990-07-04');
  await button(page).click();
  await expect(page.getByText('Consulting the cosmos...')).toBeVisible();
  // In the middle of the wait.
  await page.goto('/about');
  await page.goBack();
  await expect(page.getByTestId('score')).toHaveText('88%');
  await page.reload();
  await expect(page.getByTestId('score')).toHaveText('88%');
  await expect(page.getByTestId('whose')).toHaveText('July 4, 1990 · Sunday, November 15, 2026');
  await expectAccessible(page);

  await page.goto('/about');
  await setToday(page, '2026-11-16T00:01:00');
  await page.goBack();
  await expect(page.getByText('Monday, November 16, 2026')).toBeVisible();
  await expect(page.getByTestId('result')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use July 4, 1990 again' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget it now' }).click();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('is accessible in every state', async ({ page }) => {
  await page.addInitScript(() => {
    // The loading state lasts until the test ends it.
    const real = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number) =>
      ms === 2000 ? Reflect.set(window, 'endWait', run) : real(run, ms),
    );
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/daily-decoder');
  await page.getByLabel('Birth Date').fill('1990-07-04');
  await expect(button(page)).toBeEnabled();
  await expectAccessible(page);
  await button(page).click();
  await expect(page.getByText('Consulting the cosmos...')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => (Reflect.get(window, 'endWait') as () => void)());
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByTestId('working').locator('summary').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('a date typed before hydration enables the button', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/daily-decoder', { waitUntil: 'commit' });
  await page.getByLabel('Birth Date').fill('1990-07-04');
  letThrough();
  await expect(button(page)).toBeEnabled();
  await expect(page.getByLabel('Birth Date')).toHaveValue('1990-07-04');
});

// Born on 4 July, day plus month 11. Each sum: 11 × (day + month + year) mod 100, plus the day of
// the year, mod 101.
for (const [zone, moment, today, score] of [
  // 7 March, a minute before midnight and summer time: 11 × 2036 = 22396, 96 + 66 = 162, 61.
  ['America/New_York', '2026-03-08T04:59:00Z', 'Saturday, March 7, 2026', '61%'],
  // 29 February 2028: 11 × 2059 = 22649, 49 + 60 = 109, 8.
  ['Asia/Kolkata', '2028-02-28T18:31:00Z', 'Tuesday, February 29, 2028', '8%'],
  // New Year 2027: 11 × 2029 = 22319, 19 + 1 = 20.
  ['America/Los_Angeles', '2027-01-01T08:01:00Z', 'Friday, January 1, 2027', '20%'],
] as const) {
  test.describe(`${zone} at ${moment}`, () => {
    test.use({ timezoneId: zone });

    test(`is ${today} and scores ${score}`, async ({ page }) => {
      await page.clock.install({ time: new Date(moment) });
      await page.goto('/daily-decoder');
      await page.clock.runFor(1500);
      await expect(page.getByText(today)).toBeVisible();
      await page.getByLabel('Birth Date').fill('1990-07-04');
      await button(page).click();
      await page.clock.runFor(2100);
      await expect(page.getByTestId('score')).toHaveText(score);
    });
  });
}
