import type { APIRoute, GetStaticPaths } from 'astro';
import { type IconName, iconBitmap, iconFiles } from '../../art/icon';

export const getStaticPaths = (() =>
  Object.keys(iconFiles).map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

/** The icons of a telephone's home screen and of an installed site. */
export const GET: APIRoute = async ({ params }) => {
  const { size, shape } = iconFiles[params['name'] as IconName];
  const picture = await iconBitmap(shape, size);
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
};
