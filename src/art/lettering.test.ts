import { expect, test } from 'vitest';
import { glyph, sizeWithin, widthOf } from './lettering';

test('a longer line is set smaller, so that it is never cut', () => {
  const long = 'W'.repeat(60);
  expect(widthOf(long, sizeWithin(long, 600, 36))).toBeCloseTo(600);
  expect(sizeWithin('W', 600, 36)).toBe(36);
});

test('every Latin letter of a name is drawn, each as itself', () => {
  // À to ž. Without a glyph, each would be the same empty box.
  const letters = Array.from({ length: 0x17f - 0xc0 }, (_, index) =>
    String.fromCodePoint(index + 0xc0),
  ).filter((character) => /\p{L}/u.test(character));
  const box = glyph('\u{10ffff}', 100);
  expect(letters.filter((letter) => glyph(letter, 100) === box)).toEqual([]);
  expect(widthOf('Łódź', 100)).toBeGreaterThan(widthOf('ódź', 100));
});
