import { expect, test } from 'vitest';
import { normalizeName } from './normalize-name.ts';

test.each([
  ['Jose\u0301', 'Jos\u00e9'],
  ['Jos\u00e9', 'Jos\u00e9'],
  ['Nguye\u0302\u0303n', 'Nguy\u1ec5n'],
  ['\u212a', '\u212a'], // the Kelvin sign
  ['Ann', 'Ann'],
  ['\u1100\u1161', '\uac00'], // a Korean syllable, typed as its parts
])('%j is %j', (name, normalized) => {
  expect(normalizeName(name)).toBe(normalized);
});
