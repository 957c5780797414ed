import { expect, test } from 'vitest';
import { banner } from './banner';
import { inks } from './pen';

test('the banner is the offer in one line on a plain ground, with nothing of ours', () => {
  const drawing = banner('psychic-banner-mobile', 'Two readings');
  expect(drawing.match(/translate\([^)]+\)/g)).toHaveLength(1);
  expect(drawing).not.toMatch(/<circle|<line|stroke/);
  expect(drawing).not.toContain(inks.night.gold);
  expect(drawing).not.toContain(inks.night.goldHover);
});
