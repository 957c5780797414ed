import { readFile } from 'node:fs/promises';
import { isBuilt } from '../src/config/paths';
import { expect, test } from './testing/fixtures';

test.skip(!isBuilt('sigil'), 'This page is removed.');

test('draws the shape of a name, saves it twice, and shows it again after a reload', async ({
  page,
}) => {
  await page.goto('/sigil');
  await page.getByLabel('Full Name').fill('Anna Lee');
  await page.getByRole('button', { name: 'Draw my sigil' }).click();
  await expect(page.getByTestId('sigil')).toHaveAttribute('data-points', '1551355');

  for (const [kind, start] of [
    ['SVG', '<svg'],
    ['PNG', '\x89PNG'],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${kind}` }).click();
    const file = await (await download).path();
    expect((await readFile(file, 'latin1')).startsWith(start ?? '?')).toBe(true);
  }

  await page.reload();
  await expect(page.getByTestId('sigil')).toHaveAttribute('data-points', '1551355');
});
