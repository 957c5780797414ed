import type { APIRoute } from 'astro';
import { iconBitmap } from '../art/icon';

/** The icon for feed readers and old bookmarks; browsers take the drawing. */
export const GET: APIRoute = async () => {
  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await iconBitmap('rounded', size) })),
  );
  return new Response(ico(images), { headers: { 'Content-Type': 'image/x-icon' } });
};

const HEADER = 6;
const ENTRY = 16;

/** Bitmaps in one `.ico` file, for what asks for `/favicon.ico` without reading the page. */
function ico(images: readonly { size: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const head = HEADER + ENTRY * images.length;
  const file = new Uint8Array(images.reduce((sum, { png }) => sum + png.byteLength, head));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = head;
  for (const [index, { size, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index;
    file.set([size, size], entry);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.byteLength, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.byteLength;
  }
  return file;
}
