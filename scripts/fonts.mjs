import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// `npm run fonts`: splits the typeface into the parts that docs/decisions/13-looks.md
// describes. Run it again after an update of @fontsource/eb-garamond or subset-font.

const from = 'node_modules/@fontsource/eb-garamond/files';
const to = 'src/styles/fonts';

/** Code points in hexadecimal, and the OpenType features that the part needs. */
const parts = {
  plain: {
    ranges: '20-7E A0 A9 B7 D7 F7 2013 2014 2018 2019 201C 201D 2026 2212',
    keepFeatures: ['kern', 'liga'],
  },
  accents: {
    ranges:
      'A1-A8 AA-B6 B8-D6 D8-F6 F8-FF 102 131 152 153 2BB 2BC 300-329 201A 201E 2022 2032 2033 2039 203A 20AC 2122 2191 2193',
    keepFeatures: ['kern', 'liga', 'mark', 'ccmp'],
  },
};

for (const style of ['normal', 'italic']) {
  const whole = readFileSync(`${from}/eb-garamond-latin-500-${style}.woff2`);
  for (const [name, { ranges, keepFeatures }] of Object.entries(parts)) {
    const part = await subsetFont(whole, charactersIn(ranges), {
      targetFormat: 'woff2',
      keepFeatures,
    });
    writeFileSync(`${to}/eb-garamond-${name}-${style}.woff2`, part);
    console.log(`${name} ${style}: ${part.byteLength} bytes`);
  }
}

/** @param {string} ranges */
function charactersIn(ranges) {
  return ranges
    .split(' ')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
