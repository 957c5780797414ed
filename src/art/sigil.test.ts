import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIGIL_POINTS, sigil } from './sigil';

const anyValues = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 });

/** The ends of the strokes of a line: the last two numbers of each. */
function endsOf(line: string): readonly string[] {
  return line
    .split(/[MQC]/)
    .slice(1)
    .map((stroke) => stroke.split(' ').slice(-2).join(' '));
}

const at = (value: number) => {
  const { x, y } = SIGIL_POINTS[value - 1] ?? { x: Number.NaN, y: Number.NaN };
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
};

test('1 is at the top of the ring, and the others follow clockwise', () => {
  expect(at(1)).toBe('0 -100');
  // Two ninths of a turn is 80 degrees: nearly at the right.
  expect(at(3)).toBe('98.5 -17.4');
});

test('the line of a name goes through the points of its letters, in order', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      expect(endsOf(sigil(values)?.line ?? '')).toEqual(values.map(at));
    }),
  );
});

test('a letter that repeats its point is a loop, and a second way back runs beside the first', () => {
  const line = sigil([2, 6, 6, 2])?.line ?? '';
  expect(line.match(/[MQC]/g)?.join('')).toBe('MQCQ');
  const [there, back] = line.match(/Q\S+ \S+/g) ?? [];
  expect(there).not.toBe(back);
});
