import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures';
import { holdScripts } from './testing/hold-scripts';

interface Calculator {
  readonly path: string;
  /** What to enter, by label. */
  readonly fields: Readonly<Record<string, string>>;
  readonly number: string;
  readonly status: RegExp;
}

const GRACE = { 'Full Name': 'Grace Brewster Hopper', 'Birth Date': '1906-12-09' };

const calculators: readonly Calculator[] = [
  {
    path: '/',
    fields: GRACE,
    number: '7',
    status: /^Name Number 7, Seeker\. /,
  },
  {
    path: '/personal-year',
    fields: { 'Birth Date': '1906-12-09' },
    number: '4',
    status: /^Personal Year 4, Building Foundations\. /,
  },
];

async function fillIn(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

/** Submits again, from the top of the page. Returns where the number is one frame later. */
function bottomInNextFrame(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('form [type="submit"]')?.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector('[data-testid="number"]')?.getBoundingClientRect().bottom;
  });
}

/** The files that contain tables of readings. */
const READINGS = /\/assets\/readings\//;

test.use({ viewport: { width: 390, height: 844 } });

for (const { path, fields, number, status } of calculators) {
  test(`${path} fetches readings once it is used, shows the result of Enter in view, and keeps the URL`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00'));
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const readings = () => scripts.filter((script) => READINGS.test(script));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(readings()).toEqual([]);
    await page.getByLabel(Object.keys(fields)[0] ?? '').focus();
    await expect.poll(readings).not.toEqual([]);

    await fillIn(page, fields);
    await page.getByLabel(Object.keys(fields)[0] ?? '').press('Enter');
    await expect(page.getByTestId('number')).toHaveText(number);
    await expect(page.getByTestId('number')).toBeInViewport();
    await expect(page.getByTestId('meaning')).toContainText(number);
    await expect(page.getByRole('status')).toHaveText(status);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
    // Smooth scrolling would take longer.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await bottomInNextFrame(page)).toBeLessThan(844);
  });
}

test('what is typed and pressed before hydration is answered, and nothing is put into the URL', async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Full Name').fill('Grace Brewster Hopper');
  await page.getByLabel('Full Name').press('Enter');
  await page.getByRole('tab', { name: 'Destiny' }).click();
  expect(new URL(page.url()).search).toBe('');
  letScriptsThrough();
  await expect(page.getByTestId('number')).toHaveText('6');
  await expect(page.getByLabel('Full Name')).toHaveValue('Grace Brewster Hopper');
});

test('a calculator runs its scripts for a link at once, but after first paint', async ({
  page,
}) => {
  // However slow the machine is, the wait for the paint does not end early.
  await page.addInitScript(() => {
    const real = window.setTimeout;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, ms?: number) =>
      ms === 1000 ? 0 : real(run, ms),
    );
  });
  await page.goto('/career-number#name=Ann&date=1990-01-09');
  await expect(page.getByTestId('number')).toBeVisible();
  const [firstPaint = Number.NaN, requested = Number.NaN] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/react\./.test(name))?.startTime,
  ]);
  expect(requested).toBeGreaterThanOrEqual(firstPaint);
});

test('a calculator is hydrated where no paint is reported, and only focuses a half-typed date', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/career-number');
  const submit = page.getByRole('button', { name: 'Calculate Career Number' });
  await page.getByLabel('Full Name').fill('Ann');
  await page.getByLabel('Birth Date').focus();
  await page.keyboard.type('12');
  await submit.click();
  await expect(page.getByLabel('Birth Date')).toBeFocused();
  await expect(page.getByTestId('result')).toHaveCount(0);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('today is the visitor’s own day, also past midnight, and a birth date the day that was typed', async ({
    page,
  }) => {
    // Two minutes before and after New Year: 12 + 9 + 2026 is 2047, a 4; 2027 makes a 5.
    await page.clock.install({ time: new Date('2027-01-01T07:58:00Z') });
    await page.goto('/personal-year');
    const submit = page.getByRole('button', { name: 'Calculate Personal Year Number' });
    await page.getByLabel('Birth Date').fill('1906-12-09');
    await submit.click();
    await expect(page.getByTestId('number')).toHaveText('4');
    await expect(page.getByTestId('whose')).toHaveText('December 9, 1906');
    // 2 + 0 + 2 + 6 + 1 + 2 + 3 + 1 = 17, 8; the next day 2 + 0 + 2 + 7 + 0 + 1 + 0 + 1 = 13, 4.
    await expect(page.getByTestId('todays-number')).toContainText('1 + 7 = 8');
    await page.clock.fastForward('04:00');
    await submit.click();
    await expect(page.getByTestId('number')).toHaveText('5');
    await expect(page.getByTestId('todays-number')).toContainText('1 + 3 = 4');
  });
});

test('the hint of a refused field stands out until the field is corrected', async ({ page }) => {
  await page.goto('/together');
  const second = page.getByRole('group', { name: 'Second person' });
  const hint = second.getByText('Required, 1900 to 2100');
  const look = () =>
    hint.evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element);
      return { color, fontWeight };
    });
  const before = await look();
  const first = page.getByRole('group', { name: 'First person' });
  await first.getByLabel('Full Name').fill('Ann Lee');
  await first.getByLabel('Birth Date').fill('1990-01-09');
  await second.getByLabel('Full Name').fill('Ben');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(second.getByLabel('Birth Date')).toBeFocused();
  await expect(second.getByLabel('Birth Date')).toHaveAttribute('aria-invalid', 'true');
  const refused = await look();
  expect(refused.color).not.toBe(before.color);
  expect(Number(refused.fontWeight)).toBeGreaterThan(Number(before.fontWeight));
  await second.getByLabel('Birth Date').fill('1988-03-22');
  expect(await look()).toEqual(before);
  await expect(second.getByLabel('Birth Date')).not.toHaveAttribute('aria-invalid');
});
