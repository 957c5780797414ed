import { expect, test } from 'vitest';
import { allPictures, articlePictures } from './all-pictures';
import { productPictures } from './product-pictures';

test('no two pictures of articles have the same name', () => {
  const names = [...articlePictures.values()].flatMap(({ hero: _, ...others }) =>
    Object.keys(others),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  // Those in a text are there for a reader who prefers dark, too.
  expect(allPictures.size).toBe(2 * names.length + articlePictures.size + productPictures.size + 1);
});
