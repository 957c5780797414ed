import { numbers } from '#texts/numbers';
import * as paths from '#texts/paths';
import * as form from '#texts/person/form';
import * as people from '#texts/person/people';
import { yearCard } from '#texts/result/next';
import * as words from '#texts/site/frame';
import * as dailyDecoder from '#texts/tools/daily-decoder';
import * as today from '#texts/tools/today';
import { path as pathOf } from '../src/config/paths';
import { expect, field, submit, test } from './testing/fixtures';
import { recordShifts, shiftOf } from './testing/record-shifts';

test.use({ viewport: { width: 390, height: 844 } });

test('one page after another by a card and the menu, typed once', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/');
  await submit(page, { name: 'Grace Hopper', date: '1906-12-09' });
  const year = page.getByTestId('next').getByRole('link', { name: numbers['personal-year'].label });
  // 12 + 9 + 2026 = 2047, 13, 4 in 2026; the card has the year's number, whatever the year.
  const said = await year.innerText();
  const number = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((one) => said.includes(`${yearCard(one)}`));
  await year.click();
  await expect(page).toHaveURL(pathOf('personal-year'));
  await expect(page.getByTestId('number').first()).toHaveText(`${number}`);
  for (const [name, address, shown] of [
    [paths.ownPages.sigil.name, pathOf('sigil'), page.getByTestId('result')],
    [paths.ownPages.today.name, pathOf('today'), page.getByTestId('result')],
    [paths.ownPages['by-hand'].name, pathOf('by-hand'), field(page, 'answer')],
    [paths.ownPages.names.name, pathOf('names'), field(page, 'name')],
  ] as const) {
    await page.getByRole('button', { name: words.menu }).click();
    await page.getByRole('button', { name: words.more, exact: true }).click();
    await page
      .getByRole('navigation', { name: words.more, exact: true })
      .getByRole('link', { name })
      .click();
    await expect(page).toHaveURL(address);
    await expect(shown).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await shiftOf(page), address).toBeLessThanOrEqual(0.1);
  }
  await expect(field(page, 'name')).toHaveValue('Grace Hopper');
  await page.goto(pathOf('sigil'));
  await page.getByRole('button', { name: form.change }).click();
  await expect(field(page, 'name')).toBeFocused();
});

test('whoever is saved goes on, by keyboard, in a tab that remembers nobody', async ({ page }) => {
  await recordShifts(page);
  await page.goto(pathOf('not-found'));
  await page.evaluate(() => {
    const id = '17900000000000000000000';
    const saved = { id, date: '2026-09-01T12:00:00.000Z', name: 'Ann', birthDate: '1950-03-01' };
    localStorage.setItem('ninefold_people', JSON.stringify([saved]));
  });
  const goOn = page.getByRole('button', { name: people.goOnAs('Ann') });
  // A game is filled in, and waits.
  for (const [address, next] of [
    [pathOf('sigil'), page.getByTestId('result')],
    [pathOf('daily-decoder'), page.getByRole('button', { name: dailyDecoder.submit })],
  ] as const) {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(address);
    await expect(goOn).toBeVisible();
    expect(await shiftOf(page), address).toBeLessThanOrEqual(0.1);
    await goOn.press('Enter');
    await expect(next).toBeVisible();
    await expect(goOn).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: dailyDecoder.submit })).toBeFocused();
  await expect(field(page, 'date')).toHaveValue('1950-03-01');
  // The tab knows who it is now.
  await page.goto(pathOf('sigil'));
  await expect(page.getByTestId('whose')).toHaveText('Ann');
});

test('today is the visitor’s own day, and changes at midnight', async ({ page }) => {
  // The browser is in New York, where Greenwich is a day ahead.
  await page.clock.install({ time: new Date('2026-11-17T23:58:00-05:00') });
  await page.goto(pathOf('personal-year'));
  // 2 + 0 + 2 + 6 + 1 + 1 + 1 + 7 = 20, 2; the next day 21, 3.
  await expect(page.getByTestId('todays-number')).toContainText('2 + 0 = 2');
  await page.clock.fastForward('04:00');
  await expect(page.getByTestId('todays-number')).toContainText('2 + 1 = 3');
  await page.goto(pathOf('today'));
  await submit(page, { name: 'Ann', date: '1990-05-15' });
  const ann = page.getByTestId('today-person');
  // Year: 5 + 15 + 2026 = 2046, 12, 3. Month: 3 + 11 = 14, 5. Day: 5 + 18 = 23, 5.
  await expect(ann).toHaveAttribute('data-year', '3');
  await expect(ann).toHaveAttribute('data-month', '5');
  await expect(ann).toHaveAttribute('data-day', '5');
  await page.getByRole('button', { name: today.tomorrow }).click();
  await expect(ann).toHaveAttribute('data-day', '6');
  await page.getByRole('button', { name: today.today }).click();
  await expect(ann).toHaveAttribute('data-day', '5');
  await page.clock.fastForward('24:00:00');
  await expect(ann).toHaveAttribute('data-day', '6');
  await page.getByRole('button', { name: people.keepThisPerson }).click();
  await page.goto('/');
  await page.getByTestId('today-line').click();
  await expect(page).toHaveURL(pathOf('today'));
  await expect(ann).toHaveAttribute('data-name', 'Ann');
});
