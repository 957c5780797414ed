import type { ImageMetadata } from 'astro';

const photos = import.meta.glob<ImageMetadata>(['../../content/products/*', '!**/*.md'], {
  eager: true,
  import: 'default',
});

/** A product's photo, a file in `src/content/products/`. The build has checked that it is there. */
export function productPhoto(name: string): ImageMetadata {
  const photo = photos[`../../content/products/${name}`];
  if (!photo) throw new Error(`There is no photo src/content/products/${name}.`);
  return photo;
}
