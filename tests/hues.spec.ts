import { expect, type Page, test } from '@playwright/test';
import { HUED_NUMBERS, numberColor } from '../src/config/number-hues';
import { path } from '../src/config/paths';

/** A custom property of the page's main element as the browser paints it, in red, green and blue. */
function painted(page: Page, property: string): Promise<readonly number[]> {
  return page.evaluate((name) => {
    const probe = document.querySelector('main')?.appendChild(document.createElement('i'));
    const pen = document.createElement('canvas').getContext('2d');
    if (!probe || !pen) throw new Error('Nothing to paint on.');
    probe.style.color = `var(${name})`;
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, property);
}

const parts = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test('each of the twelve numbers has a page in a hue of its own, which is the one that is checked', async ({
  page,
}) => {
  const seen = new Set<string>();
  for (const number of HUED_NUMBERS) {
    await page.goto(path(`numbers/${number}`));
    const main = page.getByRole('main');
    seen.add(
      await main.evaluate((node) => getComputedStyle(node).getPropertyValue('--number-hue')),
    );
    for (const use of ['hue', 'fill'] as const) {
      const [shown, checked] = [
        await painted(page, `--number-${use}`),
        parts(numberColor(number, 'night', use)),
      ];
      // The browser may round a part differently.
      const differences = shown.map((part, index) => Math.abs(part - (checked[index] ?? 0)));
      expect(Math.max(...differences), `the ${use} of ${number}`).toBeLessThanOrEqual(2);
    }
  }
  expect(seen.size).toBe(12);
});

test('a result has the hue of its number, and in forced colors none', async ({ page }) => {
  const fillOfFigure = () =>
    page
      .getByTestId('result')
      .locator('svg path')
      .first()
      .evaluate((path) => getComputedStyle(path).fill);
  // 1 + 9 + 9 + 0 + 0 + 5 + 1 + 5 = 30, and 3.
  await page.goto('/#name=Anna+Lee&date=1990-05-15&view=life-path');
  await expect(page.getByTestId('number')).toHaveText('3');
  const hueOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).getPropertyValue('--number-hue'));
  const hue = await hueOf('[data-testid=number]');
  await expect(page.getByTestId('result')).toHaveAttribute('data-number', '3');
  expect(await fillOfFigure()).not.toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await fillOfFigure()).toBe('none');
  await page.goto('/numbers/3');
  expect(await hueOf('main')).toBe(hue);
});
