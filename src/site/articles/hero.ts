import type { CollectionEntry } from 'astro:content';
import {
  allPictures,
  articlePictures,
  BLOG_HERO,
  heroName,
  lampName,
} from '../../art/all-pictures';
import { formatsOf, type PictureFormat, pictureAddress, svgOf } from '../../art/picture-files';
import { articleCard, cardAlt, shareAddress } from '../../art/share-cards/pictures';
import { path } from '../../config/paths';
import type { PictureFiles } from '../../ui/page/BlogPicture';
import type { SharePicture } from '../metadata/article-head';
import { photoFiles, sharedPhoto } from '../photos/photo-files';

type Article = CollectionEntry<'articles'>;

/** The picture of an article, at its top or on its card: its photo, its drawing, or the blog's own. */
export async function heroOf({ id, data }: Article, place: 'hero' | 'card'): Promise<PictureFiles> {
  if (data.hero) return photoFiles(data.hero, place);
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
  const { title, heroAlt = title } = data;
  if (data.hero) return { path: await sharedPhoto(data.hero), type: 'image/jpeg', alt: heroAlt };
  const alt = articlePictures.has(id) ? heroAlt : cardAlt(articleCard(title));
  return { path: shareAddress(path(`blog/${id}`)), type: 'image/png', alt };
}

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** The files of a picture that `src/art/pictures` draws. */
export function drawnPicture(name: string): PictureFiles {
  const { width = 0, height = 0 } = allPictures.get(name) ?? {};
  const formats = formatsOf(name);
  const byLamp = lampName(name);
  const dark = allPictures.has(byLamp) ? formatsOf(byLamp) : [];
  return {
    sources: [
      ...dark.map((format) => ({ ...sourceOf(byLamp, format), media: PREFERS_DARK })),
      ...formats.slice(0, -1).map((format) => sourceOf(name, format)),
    ],
    src: pictureAddress(name, formats.at(-1) ?? 'svg'),
    width,
    height,
  };
}

function sourceOf(name: string, format: PictureFormat) {
  const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`;
  return { type, srcSet: pictureAddress(name, format) };
}
