import { expect, test } from 'vitest';
import { contrast, faintColors, type Palette, shippedColors } from './colors';

const withNight = (night: Partial<Palette['night']>): Palette => ({
  ...shippedColors,
  night: { ...shippedColors.night, ...night },
});

test.each([
  ['#000000', '#ffffff', 21],
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
  ['gold', '#40305c', 'ground'],
  ['goldHover', '#444444', 'onGold'],
  ['glow', '#b3a8ff', 'text'],
])('%s in %s is too close to its %s', (name, color, against) => {
  const [faint, ...others] = faintColors(withNight({ [name]: color }));
  expect(faint).toMatchObject({ ground: 'night', name, against });
  expect(others).toEqual([]);
});

test('a ground on which nothing can be read is the mistake, not the shipped colors on it', () => {
  const faint = faintColors(withNight({ raised: '#c3b9de' }));
  expect(faint.map((color) => color.key.join('.'))).toEqual(['night.raised']);
});

// Paper by lamplight is as dark as #34302a, and these are read on it.
const ink = '#241a3d';
test.each([
  ['night.gold', { night: { gold: '#808080' } }],
  ['night.link', { night: { link: '#909090' } }],
  ['paper.sunken', { paper: { sunken: '#b4b4b4', text: ink, quiet: ink, link: ink, gold: ink } }],
])('what is too faint by lamplight is named by the key that was chosen: %s', (key, chosen) => {
  const { night, paper } = { night: {}, paper: {}, ...chosen };
  const faint = faintColors({
    night: { ...shippedColors.night, ...night },
    paper: { ...shippedColors.paper, ...paper },
  });
  expect(faint.map((color) => color.key.join('.'))).toEqual([key]);
});
