import { heroPicture } from '../picture';

/** Placeholder until the article's author has drawn its pictures: overwrite this file. */
export const birthOrderPictures = { hero: heroPicture(() => []) } as const;
