import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderLine } from './placeholders';
import { product } from './testing/product';
import { languagePlaceholders } from './untranslated-texts';

const sentencesFor = (change: object) =>
  languagePlaceholders({ languages: ['en', 'es'], ...change }).map(placeholderLine);
const keysFor = (change: object) =>
  languagePlaceholders({ languages: ['en', 'es'], ...change }).map(({ key }) => key);

// An owner deletes the line once a lawyer has read the texts.
const terms = readFileSync('src/texts/es/legal/terms-of-use.mdx', 'utf8');
const unread = terms.includes('when={props.site.languages') ? ['languages'] : [];

test('what visitors of two languages read in one is listed, and a legal text that nobody has read', () => {
  expect(keysFor({})).toEqual(unread);
  expect(keysFor({ personalYearNote: 'Worked out by hand.' })).toEqual([
    'personalYearNote',
    ...unread,
  ]);
  const said = { ...product, description: { en: 'Two pages.', es: 'Dos páginas.' } };
  const features = ['Two pages', { en: 'A map', es: 'Un mapa' }];
  expect(keysFor({ products: [{ ...said, features }] })).toEqual([
    'products (1st).name',
    'products (1st).features (1st)',
    'products (1st).delivery',
    ...unread,
  ]);
  const offer = { address: 'https://a.test/', offerId: 'a', text: 'An offer' };
  expect(keysFor({ affiliate: { ...offer, byKind: { tool: offer } } })).toEqual([
    'affiliate.text',
    'affiliate.byKind.tool.text',
    ...unread,
  ]);
});

test('a legal page of the owner’s own is asked for in every language', () => {
  const page = {
    name: { en: 'One', es: 'Una' },
    description: { en: 'A page.', es: 'Una página.' },
  };
  expect(sentencesFor({ legalPages: { disclaimer: page } })).toHaveLength(unread.length);
  const [english, spanish] = sentencesFor({ legalPages: { unwritten: page } });
  expect(english).toContain('“legalPages.unwritten” is missing in English');
  expect(spanish).toBe(
    'site.config.ts: “legalPages.unwritten” is missing in Español; write src/texts/es/legal/unwritten.mdx.',
  );
});

test('a site of one language is asked for no other', () => {
  expect(keysFor({ languages: ['es'], personalYearNote: 'Hecho a mano.' })).toEqual([]);
});
