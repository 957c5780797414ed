import { type ArticlePictures, heroPicture, type Picture } from './picture';
import { productPictures } from './product-pictures';

const FOLDER = './pictures/';

/** The drawings of articles by their ids. `pictures/<id>.ts` exports them. */
export const articlePictures: ReadonlyMap<string, ArticlePictures> = new Map(
  Object.entries(
    import.meta.glob<ArticlePictures>('./pictures/*.ts', { eager: true, import: 'pictures' }),
  ).map(([file, pictures]) => [file.slice(FOLDER.length, -'.ts'.length), pictures]),
);

/** The name of an article's hero among all pictures. */
export function heroName(id: string): string {
  return `hero-${id}`;
}

/** The name of the hero of an article that has no picture. */
export const BLOG_HERO = 'hero-blog';

/** The name of a picture as a reader sees it who prefers dark. */
export function lampName(name: string): string {
  return `${name}-by-lamp`;
}

/** The name of a product's drawing among all pictures. */
export function productPictureName(drawing: string): string {
  return `product-${drawing}`;
}

/** All pictures that are files of their own, by their names. */
export const allPictures: ReadonlyMap<string, Picture> = new Map([
  [BLOG_HERO, heroPicture((pen) => [pen.figure(9, 600, 315, 240)])],
  ...Array.from(articlePictures).flatMap(([id, { hero, ...others }]): [string, Picture][] => [
    [heroName(id), hero],
    ...Object.entries(others).flatMap(([name, picture]): [string, Picture][] =>
      picture.byLamp
        ? [
            [name, picture],
            [lampName(name), picture.byLamp],
          ]
        : [[name, picture]],
    ),
  ]),
  ...Array.from(productPictures, ([drawing, picture]): [string, Picture] => [
    productPictureName(drawing),
    picture,
  ]),
]);
