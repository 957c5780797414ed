import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGE } from '#texts/language';
import { productPictures } from '../art/product-pictures';
import { TEXTS } from '../config/content-schemas';
import { keyName } from '../config/fault-sentences';
import { pageRecords } from '../config/page-records';
import type { SiteConfig } from '../config/schema';
import { site } from '../config/site';
import { articleFileFaults } from './article-file-faults';
import { ownPictureFaults } from './own-picture-faults';
import { photoFault } from './photo-fault';

const ARTICLES = `${TEXTS}/articles`;
const LEGAL = `${TEXTS}/legal`;
const PRODUCT_PHOTOS = 'products';

/** What is wrong with the articles, the legal pages and the pictures of products and offers, a sentence each. */
export async function sourceFaults(
  root: string,
  {
    products,
    legalPages,
    ...own
  }: Pick<SiteConfig, 'affiliate' | 'logo' | 'products' | 'legalPages'>,
): Promise<readonly string[]> {
  const files = globSync(`${ARTICLES}/*.mdx`, { cwd: root }).sort();
  const ids = new Set(files.map((file) => basename(file, '.mdx')));
  const faults = await Promise.all([
    ...files.map((file) => articleFileFaults(root, file, ids)),
    ...products.map(({ picture }, index) => pictureFaults(root, picture, index)),
    ownPictureFaults(root, own),
  ]);
  return [...legalFaults(root, legalPages), ...faults.flat()];
}

/** A legal page has its record in the configuration, or with the pages that we ship, and its text in a file. */
function legalFaults(root: string, legalPages: SiteConfig['legalPages']) {
  const texts = globSync(`${LEGAL}/*.mdx`, { cwd: root }).map((file) => basename(file, '.mdx'));
  // Another language may leave them out.
  const due = LANGUAGE === site.languages[0] ? Object.keys(legalPages) : [];
  const withoutText = due.filter((id) => !texts.includes(id));
  const withoutRecord = texts.filter((id) => !(id in legalPages || id in pageRecords));
  return [
    ...withoutText.map(
      (id) => `site.config.ts: “legalPages.${id}” has no text; write ${LEGAL}/${id}.mdx.`,
    ),
    ...withoutRecord.map(
      (id) => `${LEGAL}/${id}.mdx has no page; add “${id}” to “legalPages” in site.config.ts.`,
    ),
  ];
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
