import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { allPictures, articlePictures } from './all-pictures';
import { productPictures } from './product-pictures';

const blog = join(import.meta.dirname, '../content/blog');

test('all drawings belong to an article', () => {
  const ids = globSync('*.mdx', { cwd: blog }).map((file) => basename(file, '.mdx'));
  expect([...articlePictures.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

test('no two pictures of articles have the same name', () => {
  const names = [...articlePictures.values()].flatMap(({ hero: _, ...others }) =>
    Object.keys(others),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(allPictures.size).toBe(names.length + articlePictures.size + productPictures.size + 1);
});
