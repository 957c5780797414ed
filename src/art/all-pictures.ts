import type { ArticlePictures, Picture } from './picture';
import { productPictures } from './product-pictures';

const FOLDER = './pictures/';

/** Every article's pictures by its id. `pictures/<id>.ts` exports them. */
export const articlePictures: ReadonlyMap<string, ArticlePictures> = new Map(
  Object.entries(
    import.meta.glob<ArticlePictures>('./pictures/*.ts', { eager: true, import: 'pictures' }),
  ).map(([file, pictures]) => [file.slice(FOLDER.length, -'.ts'.length), pictures]),
);

/** The name of an article's hero among all pictures. */
export function heroName(id: string): string {
  return `hero-${id}`;
}

/** The name of a product's picture. */
export function productPictureName(id: number): string {
  return `product-${id}`;
}

/** All pictures that are files of their own, by their names. */
export const pictures: ReadonlyMap<string, Picture> = new Map([
  ...Array.from(articlePictures).flatMap(([id, { hero, ...others }]): [string, Picture][] => [
    [heroName(id), hero],
    ...Object.entries(others),
  ]),
  ...Object.entries(productPictures).map(([id, picture]): [string, Picture] => [
    productPictureName(Number(id)),
    picture,
  ]),
]);
