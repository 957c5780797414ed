import sharp from 'sharp';

/** The picture formats offered, lightest first. */
export const rasterFormats = ['avif', 'webp', 'png'] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** A drawing as a picture at twice its size, for dense screens. */
export async function raster(svg: string, format: RasterFormat): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(Buffer.from(svg), { density: 144 });
  const encoded = {
    avif: () => image.avif({ quality: 55, effort: 6 }),
    webp: () => image.webp({ quality: 80, effort: 6 }),
    png: () => image.png({ palette: true, quality: 90, effort: 10 }),
  }[format]();
  return new Uint8Array(await encoded.toBuffer());
}
