import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tools } from './canvas';
import { drawArt } from './draw-art';
import type { ResultCard } from './result-card';

/** What is drawn, as each stroke's color, each text, and how large each shape is. tests/share.spec.ts looks at real pictures. */
function drawn(art: ResultCard['art'], sigils: readonly (readonly number[])[] = []) {
  const strokes: unknown[] = [];
  const texts: string[] = [];
  const scales: number[] = [];
  const pen = new Proxy(
    {
      strokeStyle: '',
      measureText: () => ({ width: 50 }),
      stroke: () => void strokes.push(pen.strokeStyle),
      scale: (part: number) => void scales.push(part),
      fillText: (text: string) => void texts.push(text),
    },
    { get: (own, name) => Reflect.get(own, name) ?? (() => {}) },
  );
  const colors = { gold: 'gold', link: 'link', text: 'text', quiet: 'quiet', line: 'line' };
  const tools = { pen, colors, fillOf: () => 'fill', serif: () => '' } as unknown as Tools;
  drawArt(tools, { kind: '', sentence: '', art }, sigils, { x: 0, y: 0, radius: 100 });
  return { strokes, texts, scales };
}

beforeEach(() => void vi.stubGlobal('Path2D', class {}));
afterEach(() => void vi.unstubAllGlobals());

test.each([0, 37, 100])('of the hundred ticks of a dial, %i are in gold', (percent) => {
  const { strokes } = drawn({ kind: 'dial', percent });
  // The ring inside is gold, too.
  expect(strokes.filter((color) => color === 'gold')).toHaveLength(percent + 1);
  expect(strokes).toHaveLength(101);
});

test('a grid has every digit as often as the date, and once in gray where it has none', () => {
  const cells = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((digit) => ({
    digit,
    count: { 1: 7, 9: 1 }[digit as number] ?? 0,
  }));
  const { texts } = drawn({ kind: 'grid', cells, lines: [] });
  expect(texts).toEqual(['1111111', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test.each([2, 3, 4])(
  'the shapes of %i names each have a size, and a color of their own',
  (count) => {
    const sigils = Array.from({ length: count }, (_, index) => [1, 5, index + 2]);
    const { strokes, scales } = drawn({ kind: 'names', figures: [] }, sigils);
    expect(new Set(strokes).size).toBe(count);
    expect(scales.filter((part) => part > 0)).toHaveLength(count);
  },
);
