import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePhoto, mostBytes } from './encode-photo';

/** Nothing is harder to compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

test.each([
  // 1200 × 630 × 0.08, and no more for a taller photo.
  [1200, 630, 'webp', 60_480],
  [1200, 1600, 'webp', 60_480],
  [720, 378, 'webp', 21_773],
  // Networks that show a shared page refuse pictures of much more than 80 KB.
  [1200, 630, 'jpeg', 75_600],
] as const)('a photo of %i × %i as %s has at most %i bytes', (width, height, format, most) => {
  expect(Math.round(mostBytes(width, height, format))).toBe(most);
});

describe('encodePhoto', () => {
  test.each([
    [45, 60, { width: 240, height: 126, format: 'jpeg' }],
    [200, 120, { width: 144, height: 76, format: 'webp' }],
  ] as const)('holds size and weight, of a photo of %i × %i', async (width, height, place) => {
    const file = await encodePhoto(await noise(width, height), place);
    expect(await sharp(file).metadata()).toMatchObject(place);
    expect(file.byteLength).toBeLessThanOrEqual(mostBytes(place.width, place.height, place.format));
    expect(file.byteLength).toBeGreaterThan(200);
  });

  test('turns a photo as its camera was held, and leaves out where it was taken', async () => {
    const sideways = await sharp({
      create: { width: 60, height: 40, channels: 3, background: 'red' },
    })
      .withExif({ IFD0: { Orientation: '6', Artist: 'Ann' } })
      .jpeg()
      .toBuffer();
    const file = await encodePhoto(sideways, { width: 40, height: 60, format: 'webp' });
    const { width, height, exif } = await sharp(file).metadata();
    expect([width, height, exif]).toEqual([40, 60, undefined]);
  });
});
