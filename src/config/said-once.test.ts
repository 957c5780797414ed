import { expect, test } from 'vitest';
import shipped from '../../site.config';
import { languagePlaceholders } from './said-once';

const keysFor = (change: object) =>
  languagePlaceholders({ ...shipped, languages: ['en', 'es'], ...change }).map(({ key }) => key);

test('what visitors of two languages read in one is listed, and a legal text that nobody has read', () => {
  expect(keysFor({})).toEqual(['languages']);
  expect(keysFor({ personalYearNote: 'Worked out by hand.' })).toEqual([
    'personalYearNote',
    'languages',
  ]);
  const [product] = shipped.products;
  const features = ['Two pages', { en: 'A map', es: 'Un mapa' }];
  expect(keysFor({ products: [{ ...product, name: 'A letter', features }] })).toEqual([
    'products (1st).name',
    'products (1st).features (1st)',
    'languages',
  ]);
});

test('a site of one language is asked for no other', () => {
  expect(keysFor({ languages: ['es'], personalYearNote: 'Hecho a mano.' })).toEqual([]);
});
