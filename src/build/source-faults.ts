import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { productPictures } from '../art/product-pictures';
import { TEXTS } from '../config/content-schemas';
import { keyName } from '../config/fault-sentences';
import type { SiteConfig } from '../config/schema';
import { articleFileFaults } from './article-file-faults';
import { photoFault } from './photo-fault';

const ARTICLES = `${TEXTS}/articles`;
const PRODUCT_PHOTOS = 'products';

/** What is wrong with the articles and the products' pictures of a site, a sentence each. */
export async function sourceFaults(
  root: string,
  products: SiteConfig['products'],
): Promise<readonly string[]> {
  const files = globSync(`${ARTICLES}/*.mdx`, { cwd: root }).sort();
  const ids = new Set(files.map((file) => basename(file, '.mdx')));
  const faults = await Promise.all([
    ...files.map((file) => articleFileFaults(root, file, ids)),
    ...products.map(({ picture }, index) => pictureFaults(root, picture, index)),
  ]);
  return faults.flat();
}

/** A picture is a drawing by its name, or else a photo. */
async function pictureFaults(root: string, picture: string | undefined, index: number) {
  if (picture === undefined || productPictures.has(picture)) return [];
  const file = `${PRODUCT_PHOTOS}/${picture}`;
  const fault = await photoFault(join(root, file));
  if (!fault) return [];
  const drawings = [...productPictures.keys()].join(', ');
  return [
    `site.config.ts: “${keyName(['products', index, 'picture'])}” is a photo or a drawing (${drawings}); the photo ${file} ${fault}.`,
  ];
}
