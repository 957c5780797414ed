import type { APIRoute } from 'astro';
import { ico } from '../art/ico';
import { iconBitmap } from '../art/icon';

/** The icon for feed readers and old bookmarks; browsers take the drawing. */
export const GET: APIRoute = async () => {
  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await iconBitmap('rounded', size) })),
  );
  return new Response(ico(images), { headers: { 'Content-Type': 'image/x-icon' } });
};
