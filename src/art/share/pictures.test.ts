import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rasterLines } from '../raster';
import { drawShare, sharedRoutes } from './pictures';

const cards = sharedRoutes.filter((path) => !path.startsWith('/blog/'));

describe('share pictures', () => {
  test.each(cards)('%s has valid coordinates and needs no installed font', (path) => {
    expect(drawShare(path, 'Ninefold')).not.toMatch(/NaN|undefined|null|<text/);
  });

  test('no two are alike', () => {
    const drawings = sharedRoutes.map((path) => drawShare(path, 'Ninefold'));
    expect(new Set(drawings).size).toBe(sharedRoutes.length);
  });

  test('a site’s name of any length is drawn', () => {
    const long = 'Numerologisches '.repeat(12).trim();
    expect(drawShare('/about', long)).not.toMatch(/NaN|Infinity/);
  });

  test('are 1200 × 630, and the same to the byte when made again', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => rasterLines(drawShare('/', 'Ninefold'), 'png', 1)),
    );
    const { width, height, format } = await sharp(one).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(one).toEqual(two);
  });
});
