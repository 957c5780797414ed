import sharp, { type Sharp } from 'sharp';

/** The formats of a picture with soft tones, lightest first. */
export const toneFormats = ['avif', 'webp', 'png'] as const;
/** Those of a line drawing, for which AVIF is no gain: measured, it is a third larger. */
export const lineFormats = ['webp', 'png'] as const;
export type RasterFormat = (typeof toneFormats)[number];

/** A picture with soft tones, such as the banner, at twice its size for dense screens. */
export async function rasterTones(svg: string, format: RasterFormat) {
  const image = rendered(svg, 2);
  return encode(
    {
      avif: () => image.avif({ quality: 55, effort: 4 }),
      webp: () => image.webp({ quality: 80, effort: 5 }),
      png: () => image.png({ palette: true, quality: 90, effort: 8 }),
    }[format](),
  );
}

/** Articles may share a picture, which is then encoded once. */
const encodedLines = new Map<string, ReturnType<typeof encode>>();

/** A line drawing: without loss, and with the few colors that it has. */
export function rasterLines(svg: string, format: 'webp' | 'png', scale = 2) {
  const key = `${format} ${scale} ${svg}`;
  const picture = encodedLines.get(key) ?? encodeLines(svg, format, scale);
  encodedLines.set(key, picture);
  return picture;
}

async function encodeLines(svg: string, format: 'webp' | 'png', scale: number) {
  // More effort than this: measured, 3 % smaller in twice the time.
  const few = await encode(
    rendered(svg, scale).png({ palette: true, colors: 32, effort: 3, dither: 0 }),
  );
  return format === 'png' ? few : encode(sharp(few).webp({ lossless: true, effort: 6 }));
}

function rendered(svg: string, scale: number): Sharp {
  // An SVG's pixel is 1/72 inch to the rasterizer.
  return sharp(Buffer.from(svg), { density: 72 * scale });
}

async function encode(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.toBuffer());
}
