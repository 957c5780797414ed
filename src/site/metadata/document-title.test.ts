import { expect, test } from 'vitest';
import { documentTitle } from './document-title';

test.each([
  ['Work That Fits', 'Ninefold', 'Work That Fits | Ninefold'],
  ['About Ninefold: who and why', 'Ninefold', 'About Ninefold: who and why'],
  // 70 characters with the name, the most there may be.
  ['a'.repeat(59), 'Ninefold', `${'a'.repeat(59)} | Ninefold`],
  ['a'.repeat(60), 'Ninefold', 'a'.repeat(60)],
  [`Birth Order: ${'a'.repeat(70)}`, 'Ninefold', 'Birth Order | Ninefold'],
  [`Birth Order: ${'a'.repeat(70)}`, 'a'.repeat(70), 'Birth Order'],
])('%s of %s is shown as %s', (title, brand, shown) => {
  expect(documentTitle(title, brand)).toBe(shown);
});
