import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const MAX_MEGABYTES = 10;
/** As sharp calls them: an AVIF file is a kind of HEIF. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** What is wrong with an owner's photo, as the end of the sentence “The photo …”; undefined for nothing. */
export async function photoFault(file: string): Promise<string | undefined> {
  const photo = await readFile(file).catch(() => undefined);
  if (!photo) return 'is not there';
  const megabytes = photo.byteLength / 1024 ** 2;
  if (megabytes > MAX_MEGABYTES) {
    return `has ${megabytes.toFixed(1)} MB; a photo may have ${MAX_MEGABYTES}`;
  }
  return (await isReadable(photo))
    ? undefined
    : 'cannot be read; a photo is a JPEG, PNG, WebP or AVIF file';
}

async function isReadable(photo: Uint8Array): Promise<boolean> {
  try {
    const image = sharp(photo, { failOn: 'error' });
    const { format } = await image.metadata();
    // A few pixels of all of it: a file that was cut off has a whole beginning.
    await image.resize(16).toBuffer();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}
