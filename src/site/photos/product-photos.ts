import type { ImageMetadata } from 'astro';

const photos = import.meta.glob<ImageMetadata>(['../../../products/*', '!**/*.md'], {
  eager: true,
  import: 'default',
});

/** A product's photo, a file in `products/`. The build has checked that it is there. */
export function productPhoto(name: string): ImageMetadata {
  const photo = photos[`../../../products/${name}`];
  if (!photo) throw new Error(`There is no photo products/${name}.`);
  return photo;
}
