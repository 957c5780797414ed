import { expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test';
import * as words from '#texts/site/embed';
import { lifePath, parseDate, personalYear } from '../packages/numerology/src/index.ts';
import { isFrame, path as pathOf } from '../src/config/paths';
import { site } from '../src/config/site';
import { builtPaths, recordRequests } from './testing/fixtures';
import { isInEnglish } from './testing/in-english';
import { startOtherSite } from './testing/other-site';

test.skip(!site.embed, 'Nobody may show a calculator of ours.');

/** Opens a page of somebody else's, whose policy allows nothing but our scripts and frames. */
async function openElsewhere(page: Page, baseURL: string | undefined, body: string): Promise<void> {
  const other = await startOtherSite(`${baseURL}`);
  page.on('close', other.stop);
  other.write(body);
  await page.goto(other.origin);
}

const elementOf = (baseURL: string | undefined, kind = 'life-path') =>
  `<ninefold-number kind="${kind}"><a href="${baseURL}/embed/${kind}">A calculator</a></ninefold-number>
   <script async src="${baseURL}/embed.js"></script>`;

/** The answer of the frame, alone of those that are in it. */
const answerIn = (frame: FrameLocator | Page) => frame.locator('[data-answer]:not([inert]) h2');

test('a frame elsewhere adds up, fits, keeps its reader’s place and tells nobody', async ({
  page,
  baseURL,
}) => {
  await openElsewhere(page, baseURL, `${'<p>A line.</p>'.repeat(60)}${elementOf(baseURL)}`);
  const frame = page.frameLocator('iframe');
  const element = page.locator('iframe');
  await element.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'A calculator' })).toBeHidden();
  const requests = recordRequests(page);
  const heightFor = async (date: string, value: number) => {
    await frame.getByLabel(words.birthDate).fill(date);
    const before = await page.evaluate(() => scrollY);
    await frame.getByRole('button').press('Enter');
    await expect(answerIn(frame)).toHaveText(
      RegExp(`^${words.answerTitle('life-path', value, '')}`),
    );
    await expect(answerIn(frame)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // It grows for the first answer, and never again.
    await expect
      .poll(() => element.evaluate((frame) => Number(frame.getAttribute('height'))))
      .toBeGreaterThan(400);
    return element.getAttribute('height');
  };
  // 1 + 9 + 9 + 0 + 0 + 5 + 1 + 5 = 30; and 29, 11, which is kept.
  const height = await heightFor('1990-05-15', 3);
  const sum = isInEnglish ? '1 + 9 + 9 + 0 + 0 + 5 + 1 + 5' : '1 + 5 + 0 + 5 + 1 + 9 + 9 + 0';
  await expect(frame.getByRole('listitem')).toHaveText([`${sum} = 30`, '30 → 3 + 0 = 3']);
  const scrolls = await frame.locator('html').evaluate((root) => root.scrollHeight);
  expect(scrolls).toBeLessThanOrEqual(Number(height));
  expect(await heightFor('1990-05-14', 11)).toBe(height);
  await expect(frame.getByRole('link')).toHaveJSProperty('hash', '#date=1990-05-14&view=life-path');
  expect(requests).toEqual([]);
  expect(
    await frame.locator('html').evaluate(() => localStorage.length + sessionStorage.length),
  ).toBe(0);
});

test('a date that is none is refused in the frame', async ({ page, baseURL }) => {
  await openElsewhere(page, baseURL, elementOf(baseURL, 'personal-year'));
  const frame = page.frameLocator('iframe');
  const field = frame.getByLabel(words.birthDate);
  await field.pressSequentially('02301990');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(answerIn(frame)).toHaveCount(0);
  await field.fill('1990-02-28');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.press('Enter');
  await expect(answerIn(frame)).toHaveText(
    RegExp(`^${words.numberOptions['personal-year']} \\d: `),
  );
});

test('nothing else can be framed', async ({ page, baseURL }) => {
  const paths = builtPaths.filter((path) => !isFrame(path)).slice(0, 5);
  for (const path of ['/', pathOf('profile'), ...paths]) {
    await openElsewhere(page, baseURL, `<iframe src="${baseURL}${path}"></iframe>`);
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  }
});

test('the height follows nobody but the frame, and only so far', async ({ page, baseURL }) => {
  await openElsewhere(page, baseURL, `<iframe name="stranger"></iframe>${elementOf(baseURL)}`);
  const element = page.locator('ninefold-number iframe');
  await expect(element).not.toHaveAttribute('height', '0');
  const height = await element.getAttribute('height');
  const say = (from: Frame | null | undefined, ninefoldHeight: unknown) =>
    from?.evaluate((data) => parent.postMessage(data, '*'), { ninefoldHeight });
  const ours = page.frames().find((frame) => frame.url().includes(`${pathOf('embed')}/`));
  await say(page.frame('stranger'), 500);
  await say(page.mainFrame(), 500);
  for (const wrong of [-1, 0, Number.NaN, 'tall', {}, null]) await say(ours, wrong);
  await ours?.evaluate(() => parent.postMessage(null, '*'));
  expect(await element.getAttribute('height')).toBe(height);
  await say(ours, 1e9);
  await expect(element).toHaveAttribute('height', '2000');
});

test('where the frame is forbidden, or has no scripts, there is a link', async ({
  page,
  baseURL,
}) => {
  await openElsewhere(
    page,
    baseURL,
    elementOf(baseURL).replaceAll(`${baseURL}/embed/`, 'http://x.test/'),
  );
  await expect(page.getByRole('link', { name: 'A calculator' })).toBeHidden();
  await openElsewhere(page, baseURL, `<iframe sandbox src="${baseURL}/embed/life-path"></iframe>`);
  await expect(page.frameLocator('iframe').getByRole('link')).toBeVisible();
});

test('500 dates come to what the site says', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'));
  const today = { year: 2026, month: 11, day: 19 };
  // Of the years that the site takes; the interval is no number of weeks.
  const dates = [...Array(500).keys()].map((index) =>
    new Date(Date.UTC(1900, 0, 1 + 139 * index)).toISOString().slice(0, 10),
  );
  for (const kind of ['life-path', 'personal-year'] as const) {
    await page.goto(`${baseURL}/embed/${kind}`);
    const found = await page.evaluate((dates) => {
      const field = document.querySelector('input');
      return dates.map((date) => {
        if (field) field.value = date;
        field?.form?.requestSubmit();
        return document.querySelector('[data-answer]:not([inert])')?.getAttribute('data-answer');
      });
    }, dates);
    const expected = dates
      .flatMap((text) => parseDate(text) ?? [])
      .map((date) => {
        const { value } = kind === 'life-path' ? lifePath(date) : personalYear(date, { today });
        return `${value}`;
      });
    expect(found).toEqual(expected);
  }
});
