import type { Page } from '@playwright/test';
import { site } from '../src/config/site';
import {
  expect,
  expectAccessible,
  expectFits,
  field,
  goBack,
  holdScripts,
  hydrate,
  openWhole,
  recordRequests,
  submit,
  test,
} from './testing/fixtures';

test.skip(`${site.languages}` !== 'en,es', 'These go from English to Spanish and back.');

// Who crosses over from one language to the other, and what stays. Behavior within a language is tested in English.

const toSpanish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Español' });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });
const number = (page: Page) => page.getByTestId('number').first();

test('a person crosses over with name, date, tab, letters and result, and comes back', {
  tag: '@back',
}, async ({ page }) => {
  const sent = recordRequests(page);
  await page.goto('/');
  await submit(page, { name: 'José Núñez', date: '1990-01-09' });
  // By hand, A to Z alone: J1 O6 S1 is 8; with N5 E5 Z8 it is 26, which is 8.
  await expect(number(page)).toHaveText('8');
  await page.getByRole('tab').nth(2).click();
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('8');
  await toSpanish(page).click();
  await expect(page).toHaveURL('/es');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Destino/);
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('8');
  await expect(page.getByTestId('whose')).toContainText('José Núñez');
  await expect(page.getByTestId('whose')).toContainText('9 de enero de 1990');
  await toEnglish(page).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Destiny/);
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('8');
  await goBack(page);
  await expect(page).toHaveURL('/es');
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('8');
  expect(sent.join()).not.toMatch(/Jos|1990/);
});

test('in Spanish é is e and ñ is n, and that goes along to English', async ({ page }) => {
  await page.goto('/es');
  await submit(page, { name: 'José Núñez', date: '1990-01-09' });
  // By hand: J1 O6 S1 E5 is 13, which is 4; with N5 U3 N5 E5 Z8 it is 39, 12, 3.
  await expect(number(page)).toHaveText('4');
  await page.getByRole('tab', { name: /^Destino/ }).click();
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('3');
  await toEnglish(page).click();
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('3');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Destiny/);
});

test('a link that was copied in one language shows the same numbers in the other', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/es/perfil');
  await submit(page, { name: 'Íñigo Peña', date: '1984-06-15' });
  await expect(page.getByTestId('portrait')).toBeVisible();
  const numbers = page.getByTestId('number');
  await expect(numbers.first()).toBeVisible();
  const shown = await numbers.allTextContents();
  await page.getByRole('button', { name: 'Copiar enlace' }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/es/perfil#');
  const tab = await context.newPage();
  await tab.goto(`/profile#${copied.split('#')[1]}`);
  await expect(tab.getByTestId('portrait')).toBeVisible();
  await expect(tab.getByTestId('number')).toHaveText(shown);
});

test('a private link is taken along, with the letters that it was opened with', async ({
  page,
}) => {
  await page.goto('/');
  await submit(page, { name: 'Ann', date: '1984-06-15' });
  await page.goto('/es#name=Jos%C3%A9+N%C3%BA%C3%B1ez&date=1990-01-09');
  await expect(number(page)).toHaveText('4');
  await page.getByRole('tab', { name: /^Destino/ }).click();
  await toEnglish(page).click();
  // By hand in Spanish, above.
  await expect(page.getByTestId('whose')).toContainText('José Núñez');
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Destiny/);
  await expect(page.getByRole('tabpanel').getByTestId('number')).toHaveText('3');
  // Whoever enters somebody else has no name in any address.
  await submit(page, { name: 'Ann', date: '1984-06-15' });
  await expect(page.getByTestId('whose')).toContainText('Ann');
  await toSpanish(page).click();
  await expect(page.getByTestId('whose')).toContainText('Ann');
  expect(new URL(page.url()).hash).toBe('');
});

test('a private link is taken along before the scripts are there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/together#name=Ann&date=1984-06-15', { waitUntil: 'commit' });
  await toSpanish(page).click();
  await expect(page).toHaveURL('/es/cosa-de-dos#name=Ann&date=1984-06-15');
  await release();
  await expect(page.getByRole('main')).toContainText('Ann quiere saber');
});

test('a game and a reload stay in the language', async ({ page }) => {
  await page.goto('/es/batalla-de-nombres');
  await page.getByRole('textbox').first().fill('Ana');
  await page.getByRole('textbox').nth(1).fill('Luis');
  await page.locator('main form button[type="submit"]').click();
  // A1 N5 A1 is 7; L3 U3 I9 S1 is 16, which is 7.
  await expect(page.getByTestId('score')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('an unknown address is answered in its language', async ({ request }) => {
  for (const [address, language] of [
    ['/es/no-hay-nada', 'es'],
    ['/nothing-here', 'en'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  }
});

test('the switch is reached by keyboard, and is in the footer, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(toSpanish(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/quienes-somos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about');
});

test('to choose a date moves nothing below it, however long the words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/lottery-predictor', '/es/loteria', '/es/cosa-de-dos']) {
    await page.goto(path);
    await hydrate(page);
    const button = page.locator('main form [type="submit"]');
    const top = () => button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.locator('main input[type="date"]').first().focus();
    expect(await top(), path).toBe(before);
  }
});

test('Spanish results fit a small phone, and are accessible', async ({ page }) => {
  const person = 'name=Guadalupe+%C3%81ngeles+Y%C3%A1%C3%B1ez&date=1985-12-30';
  for (const path of [
    '/es',
    '/es/numero-de-vocacion',
    '/es/vida-pasada',
    '/es/ciclo-personal',
    '/es/perfil',
  ]) {
    await openWhole(page, `${path}#${person}`);
    await expect(page.getByTestId('number').first()).toBeVisible();
    await expectFits(page, [320, 1440]);
    await expectAccessible(page);
  }
  await expect(field(page, 'date')).toHaveCount(1);
});
