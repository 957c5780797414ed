import type { Page } from '@playwright/test';
import { fullDate } from '#texts/language';
import * as form from '#texts/person/form';
import * as words from '#texts/tools/daily-decoder';
import { isBuilt, path as pathOf } from '../src/config/paths';
import { expect, expectAccessible, field, goBack, test } from './testing/fixtures';

test.skip(!isBuilt('daily-decoder'), 'This page is removed.');

const BORN = { year: 1990, month: 7, day: 4 };
const SUNDAY = { year: 2026, month: 11, day: 15 };

test('a score survives Back and reload on the same day only', { tag: '@back' }, async ({
  page,
}) => {
  // In New York, where it is the 16th in Greenwich already.
  await setToday(page, '2026-11-15T23:30:00');
  await page.addInitScript(() => {
    // The two seconds of waiting last until the test ends them.
    const real = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number) =>
      ms === 2000 ? Reflect.set(window, 'endWait', run) : real(run, ms),
    );
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('daily-decoder'));
  const date = field(page, 'date');
  const button = page.getByRole('button', { name: words.submit });
  await date.fill('1990-07-04');
  await expect(page.getByText(fullDate(SUNDAY))).toBeVisible();
  await date.press('Enter');
  await expect(page.getByText(words.loading)).toBeFocused();
  await expectAccessible(page, 'main');
  await page.evaluate(() => (Reflect.get(window, 'endWait') as () => void)());
  await expect(page.getByTestId('score')).toHaveText('88%');
  await expect(page.getByTestId('particle')).toHaveCount(30);
  await page.getByRole('button', { name: words.again }).press('Enter');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('');
  await page.getByRole('button', { name: words.onceAgain(BORN) }).press('Enter');
  await expect(date).toHaveValue('1990-07-04');

  await button.press('Enter');
  await expect(page.getByText(words.loading)).toBeVisible();
  // In the middle of the wait.
  await page.goto(pathOf('about'));
  await goBack(page);
  await expect(page.getByTestId('score')).toHaveText('88%');
  await page.reload();
  await expect(page.getByTestId('score')).toHaveText('88%');
  await expect(page.getByTestId('whose')).toHaveText(words.describeDecoding(BORN, SUNDAY));
  await page.goto(pathOf('about'));
  await page.evaluate(() => localStorage.setItem('time', '2026-11-16T00:01:00'));
  await goBack(page);
  await expect(page.getByText(fullDate({ ...SUNDAY, day: 16 }))).toBeVisible();
  await expect(page.getByTestId('result')).toHaveCount(0);
  await page.getByRole('button', { name: form.forgetItNow }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('1990-');
});

test('no particle is cut off, wherever it floats', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pathOf('daily-decoder'));
  await field(page, 'date').fill('1990-01-09');
  await page.getByRole('button', { name: words.submit }).click();
  const particles = page.getByTestId('particle');
  await expect(particles.first()).toBeVisible();
  const outside = await particles.evaluateAll((all) =>
    all.flatMap((particle) => {
      const field = particle.parentElement?.getBoundingClientRect();
      const [float] = particle.getAnimations();
      const { delay = 0, duration } = float?.effect?.getComputedTiming() ?? {};
      return [0, Number(duration)].filter((time) => {
        if (float) float.currentTime = delay + time;
        const { top, bottom } = particle.getBoundingClientRect();
        return !field || !float || top < field.top || bottom > field.bottom;
      });
    }),
  );
  expect(outside).toEqual([]);
});

/** Sets the time, also of a page that comes back. Playwright's clock would hide that it does. */
async function setToday(page: Page, time: string) {
  await page.goto(pathOf('not-found'));
  await page.evaluate((time) => localStorage.setItem('time', time), time);
  await page.addInitScript(() => {
    const construct = (date: DateConstructor, values: unknown[]) =>
      Reflect.construct(date, values.length > 0 ? values : [localStorage.getItem('time')]);
    Reflect.set(globalThis, 'Date', new Proxy(Date, { construct }));
  });
}
