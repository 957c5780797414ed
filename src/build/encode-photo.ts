import sharp from 'sharp';

/** The most bytes a pixel of a photo may have, by the format of its file. */
const MAX_BYTES_PER_PIXEL: Readonly<Record<string, number>> = { webp: 0.08, jpeg: 0.1 };
/** A taller photo than a hero may not weigh more than one. */
const MAX_PIXELS = 1200 * 630;
/** Tried in this order. Photos stop early; the last is light enough for noise. */
const QUALITIES = [75, 60, 45, 30, 15, 1];

/** The most bytes that a photo's file may have: no page becomes heavy, whatever photo an owner gives. */
export function mostBytes(width: number, height: number, format: string): number {
  return Math.min(width * height, MAX_PIXELS) * (MAX_BYTES_PER_PIXEL[format] ?? 0);
}

/** Cuts a photo to a size, and encodes it as well as the weight of such a file allows. */
export async function encodePhoto(
  photo: Uint8Array,
  { width, height, format }: { width: number; height: number; format: 'webp' | 'jpeg' },
): Promise<Buffer> {
  const { data, info } = await sharp(photo, { failOn: 'none' })
    .rotate()
    .flatten({ background: 'white' })
    .resize({ width, height, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (quality: number) =>
    sharp(data, { raw: info })
      .toFormat(format, { quality, ...(format === 'jpeg' && { mozjpeg: true }) })
      .toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await encode(quality);
    if (file.byteLength <= mostBytes(width, height, format)) break;
  }
  return file;
}

/** Cuts a logo to a size. Unlike a photo it may be transparent, and has few colors. */
export function encodeLogo(logo: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(logo, { failOn: 'none' })
    .resize({ width, height, fit: 'cover' })
    .png({ palette: true, effort: 8 })
    .toBuffer();
}
