import type { ArticleId } from '../config/articles';
import type { Picture } from './picture';
import { angelNumbersPictures } from './pictures/angel-numbers';
import { birthOrderPictures } from './pictures/birth-order';
import { careerChoicesPictures } from './pictures/career-choices';
import { healthWellnessPictures } from './pictures/health-wellness';
import { karmicDebtPictures } from './pictures/karmic-debt';
import { lifeCyclesPictures } from './pictures/life-cycles';
import { loveNumbersPictures } from './pictures/love-numbers';
import { manifestationPictures } from './pictures/manifestation';
import { masterNumbersPictures } from './pictures/master-numbers';
import { nameNumerologyPictures } from './pictures/name-numerology';
import { personalYearNumbersPictures } from './pictures/personal-year-numbers';
import { sacredGeometryPictures } from './pictures/sacred-geometry';
import { productPictures } from './pictures/store';

type ArticlePictures = { readonly hero: Picture } & Readonly<Record<string, Picture>>;

/** Every article's pictures: its hero, and those that stand in its text by their names. */
const articlePictures: Readonly<Record<ArticleId, ArticlePictures>> = {
  'personal-year-numbers': personalYearNumbersPictures,
  'name-numerology': nameNumerologyPictures,
  'career-choices': careerChoicesPictures,
  'karmic-debt': karmicDebtPictures,
  'master-numbers': masterNumbersPictures,
  'love-numbers': loveNumbersPictures,
  'sacred-geometry': sacredGeometryPictures,
  'health-wellness': healthWellnessPictures,
  manifestation: manifestationPictures,
  'angel-numbers': angelNumbersPictures,
  'birth-order': birthOrderPictures,
  'life-cycles': lifeCyclesPictures,
};

/** The name of an article's hero among all pictures. */
export function heroName(id: ArticleId): string {
  return `hero-${id}`;
}

/** The name of a product's picture. */
export function productPictureName(id: number): string {
  return `product-${id}`;
}

/** All pictures that are files of their own, by their names. */
export const pictures: ReadonlyMap<string, Picture> = new Map([
  ...Object.entries(articlePictures).flatMap(([id, { hero, ...others }]): [string, Picture][] => [
    [heroName(id as ArticleId), hero],
    ...Object.entries(others),
  ]),
  ...Object.entries(productPictures).map(([id, picture]): [string, Picture] => [
    productPictureName(Number(id)),
    picture,
  ]),
]);
