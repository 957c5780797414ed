import { isBuilt } from '../src/config/paths';
import { expect, expectAccessible, test } from './testing/fixtures';
import { recordRequests } from './testing/record-requests';

test.skip(!isBuilt('blind-test'), 'This page is removed.');

const NAME = 'Zelda Quarry';
const DATE = '1987-03-29';

test('a test by keyboard, kept over a reload, with a picture and no birth date in what is shared', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = JSON.stringify({ ...data, files: data.files?.map(({ name }) => name) });
        return Promise.resolve();
      },
    });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blind-test');
  await page.getByLabel('Full Name').fill(NAME);
  await page.getByLabel('Birth Date').fill(DATE);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  await expectAccessible(page);

  for (let round = 1; round <= 10; round += 1) {
    await expect(heading).toContainText(`Round ${round} of 10`);
    await expect(heading).toBeInViewport();
    if (round === 4) {
      const shown = await page.getByTestId('choice').allTextContents();
      await page.reload();
      await expect(page.getByTestId('choice')).toHaveText(shown);
      await heading.focus();
    }
    for (let press = 0; press <= round % 3; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByTestId('choice').nth(round % 3)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByTestId('score')).toHaveText(/^\d+ of 10$/);
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(/I looked for my own numerology reading.*\.png/);
  expect(await page.title()).not.toMatch(/1987|Zelda|Quarry|#/);
});

test('a friend answers for somebody in another browser, and no server hears of it', async ({
  browser,
  baseURL,
}) => {
  const { log, address, stop } = await recordRequests(`${baseURL}`);
  const hers = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await hers.newPage();
  await page.goto(`${address}/blind-test`);
  await page.getByLabel('Full Name').fill(NAME);
  await page.getByLabel('Birth Date').fill(DATE);
  await page.getByRole('button', { name: 'Copy a link for a friend' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const invitation = await page.evaluate(() => navigator.clipboard.readText());
  expect(invitation).toMatch(/#name=Zelda&numbers=[\d.]+&seed=[a-z\d]+$/);
  expect(invitation).not.toMatch(/1987|Quarry/);

  const friends = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const friend = await friends.newPage();
  await friend.goto(invitation);
  await expect(friend.getByRole('heading', { name: 'Which of these is Zelda?' })).toBeVisible();
  await expectAccessible(friend);
  await friend.getByRole('button', { name: 'Start the test' }).click();
  for (let round = 1; round <= 10; round += 1) {
    await expect(friend.getByRole('heading', { level: 2 }).first()).toContainText(
      `Round ${round} of 10 Which one’s Zelda?`,
    );
    await friend
      .getByTestId('choice')
      .nth(round % 3)
      .click();
  }
  const score = await friend.getByTestId('score').textContent();
  await friend.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(friend.getByText('Link copied.')).toBeVisible();
  const answer = await friend.evaluate(() => navigator.clipboard.readText());

  // The answers go back to her.
  await page.goto(answer);
  await expect(page.getByTestId('score')).toHaveText(score ?? '?');
  await expect(page.getByTestId('whose')).toHaveText('Zelda');

  await hers.close();
  await friends.close();
  stop();
  expect(log.some((line) => line.startsWith('GET /blind-test '))).toBe(true);
  const seed = invitation.split('seed=')[1] ?? '?';
  const leaks = log.filter((line) =>
    ['zelda', 'quarry', '1987', seed, 'answers'].some((secret) =>
      line.toLowerCase().includes(secret),
    ),
  );
  expect(leaks).toEqual([]);
});
