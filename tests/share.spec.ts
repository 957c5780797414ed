import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { monthName } from '#texts/language';
import { numbers } from '#texts/numbers';
import * as share from '#texts/result/share';
import * as picture from '#texts/result/share/picture';
import * as sigil from '#texts/tools/sigil';
import { path as pathOf } from '../src/config/paths';
import { site } from '../src/config/site';
import { expect, expectAccessible, test } from './testing/fixtures';

const NAME = 'Zoë Quarry';
const RESULT = '/#name=Zo%C3%AB+Quarry&date=1987-03-29&view=life-path';
const BIRTH_DATE = new RegExp(`1987|${monthName(3)}|03.29`, 'i');

/** What a file is called: “Life Path 3 square”, in plain letters. */
const fileName = (title: string) =>
  `${title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}.png`;

interface Drawing {
  readonly text: string;
  readonly isInside: boolean;
}

/** Collects every text that the page draws, and whether it is inside of its picture. */
async function collectTexts(page: Page): Promise<() => Promise<Drawing[]>> {
  await page.addInitScript(() => {
    const drawn: Drawing[] = [];
    Reflect.set(globalThis, 'drawn', drawn);
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function draw(text, x, y) {
      const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = this.measureText(text);
      const scale = this.getTransform().a;
      const isInside = (x - left) * scale >= 0 && (x + right) * scale <= this.canvas.width;
      drawn.push({ text, isInside: isInside && y * scale < this.canvas.height });
      fillText.call(this, text, x, y);
    };
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'drawn') as Drawing[]).splice(0));
}

async function openDialog(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: share.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: picture.shareThisResult });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function saveBy(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const file = await download.path();
  const { width, height, format } = await sharp(file).metadata();
  return { file, name: download.suggestedFilename(), size: `${format} ${width} × ${height}` };
}

test('pictures have the name only if it is switched on, the birth date never', async ({ page }) => {
  const texts = await collectTexts(page);
  const dialog = await openDialog(page, RESULT);
  const sizes: Record<string, string> = {};
  for (const shape of [picture.formats.square, picture.formats.tall, picture.formats.wide]) {
    // In high contrast every color of a page is that of its text.
    await page.emulateMedia({ forcedColors: shape === picture.formats.wide ? 'active' : 'none' });
    await dialog.getByRole('radio', { name: shape }).check();
    const { file, name, size } = await saveBy(page, picture.savePicture);
    sizes[name] = size;
    // The night's ground, and something drawn on it.
    const { channels, dominant } = await sharp(file).stats();
    expect(channels.slice(0, 3).every(({ max }) => max > 200)).toBe(true);
    const ground = Number.parseInt(site.colors.night.ground.slice(1), 16);
    expect(Math.abs(dominant.b - (ground & 255))).toBeLessThan(32);
  }
  expect(sizes).toEqual({
    [fileName(`${numbers['life-path'].label} 3 square`)]: 'png 1080 × 1080',
    [fileName(`${numbers['life-path'].label} 3 tall`)]: 'png 1080 × 1920',
    [fileName(`${numbers['life-path'].label} 3 wide`)]: 'png 1200 × 630',
  });
  const without = (await texts()).map(({ text }) => text).join('\n');
  expect(without).toContain(picture.question);
  expect(without).toContain(site.brand);
  expect(without).not.toContain('Quarry');

  await dialog.getByRole('switch', { name: picture.showNames(1) }).click();
  await dialog.getByRole('radio', { name: share.allNineNumbers }).check();
  expect((await saveBy(page, picture.savePicture)).name).toBe(
    fileName(`${share.allNineNumbers} wide`),
  );
  const withName = (await texts()).map(({ text }) => text);
  expect(withName).toEqual(
    expect.arrayContaining([NAME, numbers['soul-urge'].label, numbers['hidden-passion'].label]),
  );
  expect(`${without} ${withName}`).not.toMatch(BIRTH_DATE);
});

test('a sigil is saved twice, and no text leaves the picture of a long name', async ({ page }) => {
  const texts = await collectTexts(page);
  const dialog = await openDialog(page, `${pathOf('sigil')}#name=${'Abcdefghij'.repeat(4)}`);
  await dialog.getByRole('switch', { name: picture.showNames(1) }).click();
  await expect
    .poll(async () => (await texts()).map(({ text }) => text))
    .toContain(picture.question);
  await saveBy(page, picture.savePicture);
  const drawn = await texts();
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter(({ isInside }) => !isInside)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const [kind, button] of [
    ['svg', sigil.saveSvg],
    ['png', sigil.savePng],
  ] as const) {
    const { file, size } = await saveBy(page, button);
    expect(size).toMatch(new RegExp(`^${kind} `));
    // Golden lines, and no words of ours or of the visitor.
    const { channels } = await sharp(file).flatten({ background: '#000' }).stats();
    expect(channels[0]?.max).toBeGreaterThan(180);
    expect(readFileSync(file, 'latin1')).not.toMatch(new RegExp(`abcdefghij|${site.brand}`, 'i'));
  }
});

test('the dialog fits, and saves no noise where a browser guards its canvas', async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
      new ImageData(new Uint8ClampedArray(4 * width * height).fill(255), width, height);
  });
  await page.setViewportSize({ width: 320, height: 568 });
  const dialog = await openDialog(page, RESULT);
  await expectAccessible(page, 'dialog');
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await dialog.getByRole('button', { name: picture.savePicture }).click();
  await expect(dialog.getByText(picture.noFile)).toBeVisible();
  expect(downloads).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: share.share, exact: true })).toBeFocused();
});
