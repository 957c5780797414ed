import { expect, test } from 'vitest';
import { languagePlaceholders } from './said-once';
import type { SiteConfigInput } from './schema';

const keysFor = (input: Partial<SiteConfigInput>) =>
  languagePlaceholders(input as SiteConfigInput).map(({ key }) => key);

const languages = ['en', 'es'] as const satisfies SiteConfigInput['languages'];
const product = { priceCents: 4700, asks: [], description: { en: 'Long.', es: 'Larga.' } };
const delivery = { en: 'By Friday.', es: 'El viernes.' };
const named = { ...product, delivery, name: { en: 'A letter', es: 'Una carta' } };

test('what visitors of two languages read in one is listed, and legal texts that no lawyer has read', () => {
  const features = ['Two pages', { en: 'A map', es: 'Un mapa' }];
  expect(
    keysFor({
      languages: [...languages],
      brand: 'The same everywhere',
      personalYearNote: 'Worked out by hand.',
      products: [{ ...named, features }],
    }),
  ).toEqual(['personalYearNote', 'products (1st).features (1st)', 'languages']);
});

test('a site of one language is asked for no other', () => {
  expect(keysFor({ languages: ['es'], personalYearNote: 'Hecho a mano.' })).toEqual([]);
});
