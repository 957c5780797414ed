import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The sizes of type: no page can have another, but on paper and where letters are drawn, as a drop cap, as a
 * plate, or in a drawing, whose unit is the pixel.
 */
const SIZE =
  /var\(--(?:size-(?:small|interface|body|lead|h1|h2|h3|numeral)|numeral)\)|\d+px|inherit/;
const DRAWN = ['font-size: 2.85em', 'font-size: 46cqi'];

test('the style sheets have eight sizes of type', () => {
  const sheets = globSync('src/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  const others = sheets.flatMap((file) =>
    onScreen(readFileSync(file, 'utf8'))
      .matchAll(/font(?:-size)?: [^;]+/g)
      .filter(([rule]) => !SIZE.test(rule) && !DRAWN.includes(rule))
      .map(([rule]) => `${file}: ${rule}`)
      .toArray(),
  );
  expect(others).toEqual([]);
});

/** A style sheet without its rules for paper. */
function onScreen(css: string): string {
  return css.replaceAll(/^( *)@media print \{\n[\s\S]*?^\1\}/gm, '');
}
