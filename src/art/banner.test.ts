import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type BannerName, banner, bannerShapes } from './banner';
import { evenLines, fittingSize, widthOf } from './lettering';
import { rasterTones } from './raster';

const OFFER = '10 minutes of psychic readings for $1.99';
const names = Object.keys(bannerShapes) as BannerName[];

describe('banner', () => {
  test.each(names)('%s is a PNG at twice its size, under 60 KB', async (name) => {
    const picture = await rasterTones(banner(name, OFFER), 'png');
    const { width, height, format } = await sharp(picture).metadata();
    const shape = bannerShapes[name];
    expect({ width, height, format }).toEqual({
      width: shape.width * 2,
      height: shape.height * 2,
      format: 'png',
    });
    expect(picture.byteLength).toBeLessThan(60_000);
  });

  test('a longer offer is set smaller, so that it is never cut', () => {
    const long = 'W'.repeat(60);
    const size = fittingSize([long], 600, 36);
    expect(size).toBeLessThan(36);
    expect(widthOf(long, size)).toBeLessThanOrEqual(600.01);
  });
});

describe('lettering', () => {
  test.each([
    [OFFER, 1, [OFFER]],
    ['one', 2, ['one']],
    ['ten minutes of psychic readings', 2, ['ten minutes of', 'psychic readings']],
  ] as const)('%s breaks evenly into at most %i', (text, count, lines) => {
    expect(evenLines(text, count)).toEqual(lines);
  });
});
