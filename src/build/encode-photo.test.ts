import sharp from 'sharp';
import { expect, test } from 'vitest';
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
  // 240 × 126 × 0.1, and 144 × 76 × 0.08
  [45, 60, { width: 240, height: 126, format: 'jpeg' }, 3024],
  [200, 120, { width: 144, height: 76, format: 'webp' }, 875.52],
] as const)(
  'encodePhoto holds size and weight, of a photo of %i × %i',
  async (width, height, place, most) => {
    const file = await encodePhoto(await noise(width, height), place);
    expect(await sharp(file).metadata()).toMatchObject(place);
    expect(file.byteLength).toBeLessThanOrEqual(most);
    expect(file.byteLength).toBeGreaterThan(200);
    // 1200 × 630 × 0.08, and no more for a taller photo.
    expect(mostBytes(1200, 1600, 'webp')).toBe(60_480);
  },
);

test('encodePhoto turns a photo as its camera was held, and leaves out where it was taken', async () => {
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
