import { describe, expect, test } from 'vitest';
import { TypeCase } from './glyphs';
import { glyph } from './lettering';

describe('TypeCase', () => {
  test('sets a single character without a group, and more of them in one', () => {
    const letters = new TypeCase('coarse');
    expect(letters.line('4', 10, 20, 50, 'start', '#000')).toBe(
      '<use href="#c0" transform="translate(10 20)scale(0.25)" fill="#000"/>',
    );
    const two = letters.line('4 5', 10, 20, 50, 'start', '#000');
    expect(two).toMatch(/^<g transform[^>]+><use href="#c0"\/><use href="#c1" x="\d+"\/><\/g>$/);
  });
});

describe('glyph', () => {
  test.each([...'0123456789&g'])(
    '%s comes back to where each of its outlines began',
    (character) => {
      const outlines = glyph(character, 200).split(/(?=M)/);
      expect(outlines.length).toBeGreaterThan(0);
      for (const outline of outlines) expect(end(outline)).toEqual(start(outline));
    },
  );
});

function start(outline: string): readonly number[] {
  return numbers(/^M([^a-z]+)/.exec(outline)?.[1] ?? '');
}

/** Where the pen stands after all relative steps, those with an unwritten name among them. */
function end(outline: string): readonly number[] {
  const LENGTHS: Readonly<Record<string, number>> = { q: 4, c: 6, l: 2 };
  let [x = 0, y = 0] = start(outline);
  for (const [, name = '', list = ''] of outline.matchAll(/([qcl])([^a-z]+)/g)) {
    const values = numbers(list);
    const length = LENGTHS[name] ?? 0;
    expect(values.length % length).toBe(0);
    for (let at = length; at <= values.length; at += length) {
      x += values[at - 2] ?? 0;
      y += values[at - 1] ?? 0;
    }
  }
  return [x, y];
}

function numbers(text: string): readonly number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
