import { getImage } from 'astro:assets';
import type { CollectionEntry } from 'astro:content';
import { articlePictures, BLOG_HERO, heroName } from '../../art/all-pictures';
import { formatsOf, svgOf } from '../../art/picture-files';
import { shareSize } from '../../art/share/card';
import { shareAddress } from '../../art/share/pictures';
import { path } from '../../config/paths';
import type { PictureFiles } from '../../ui/page/BlogPicture';
import type { SharePicture } from '../metadata/article-head';
import { drawnPicture } from './drawn-picture';
import { imagePicture } from './image-picture';

type Article = CollectionEntry<'blog'>;

/** The picture at the top of an article: its image file, its drawing, or the blog's own. */
export async function heroOf({ id, data }: Article): Promise<PictureFiles> {
  if (data.hero) return imagePicture(data.hero);
  return drawnPicture(articlePictures.has(id) ? heroName(id) : BLOG_HERO);
}

/** The markup of that picture where it is a light drawing, to be a part of the page. */
export function heroDrawing({ id, data }: Article): string | undefined {
  if (data.hero) return undefined;
  const name = articlePictures.has(id) ? heroName(id) : BLOG_HERO;
  return formatsOf(name).includes('svg') ? svgOf(name) : undefined;
}

/** The same picture where the article is shared. */
export async function sharePictureOf({ id, data }: Article): Promise<SharePicture> {
  if (data.hero) {
    const image = await getImage({ src: data.hero, format: 'jpeg', fit: 'cover', ...shareSize });
    return { path: image.src, type: 'image/jpeg', alt: data.heroAlt };
  }
  const page = articlePictures.has(id) ? (`blog/${id}` as const) : 'blog';
  return { path: shareAddress(path(page)), type: 'image/png', alt: data.heroAlt };
}
