import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, faintColors, type Palette, repaint, shippedColors } from './colors';

const withNight = (night: Partial<Palette['night']>): Palette => ({
  ...shippedColors,
  night: { ...shippedColors.night, ...night },
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The grays on white that WCAG's own examples put on either side of 4.5.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

test('every shipped color can be read', () => {
  expect(faintColors(shippedColors)).toEqual([]);
});

test.each([
  ['quiet', '#444444', 'ground'],
  ['onGold', '#e3bf78', 'gold'],
  ['bannerRight', '#eeeeee', 'white'],
])('%s in %s is too close to its %s', (name, color, against) => {
  expect(faintColors(withNight({ [name]: color }))).toEqual([{ ground: 'night', name, against }]);
});

test('a chosen color replaces the shipped one, and no other', () => {
  const css = '--gold: light-dark(#8a6420, #E3BF78); --action: #1c7a4a';
  expect(repaint(css, withNight({ gold: '#abcdef' }))).toBe(
    '--gold: light-dark(#8a6420, #abcdef); --action: #1c7a4a',
  );
  expect(repaint(css, shippedColors)).toBe(css.toLowerCase());
});

test('a color that is not opaque is replaced too', () => {
  expect(repaint('#e3bf78b3', withNight({ gold: '#abcdef' }))).toBe('#abcdefb3');
});

test('every shipped color that pages use is in the style sheet under the same value', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8').replaceAll('#fff,', '#ffffff,');
  const { bannerLeft, bannerMiddle, bannerRight, bannerNote, ...night } = shippedColors.night;
  const { tint, ...paper } = shippedColors.paper;
  const colors = [...Object.values(night), ...Object.values(paper)];
  expect(colors.filter((color) => !css.includes(color))).toEqual([]);
});
