/** A point of the drawing: the center is 0, 0 and the outer circle has a radius of 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A circle, or the place of a drawing that fits into one. */
export interface Circle extends Point {
  readonly radius: number;
}

/** A construction in thin lines. `outline` is drawn firmly, `chords` faintly. */
export interface Figure {
  readonly points: readonly Point[];
  readonly circles: readonly Circle[];
  readonly outline: readonly (readonly Point[])[];
  readonly chords: readonly (readonly Point[])[];
}

/** Points spread evenly over a circle, the first at the top (turned by a part of a step). */
export function ring(count: number, radius = 1, turn = 0): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + turn)) / count - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The lines from each point to the one `stride` places on: a star polygon. */
export function star(
  points: readonly Point[],
  stride: number,
): readonly (readonly [Point, Point])[] {
  const lines = points.flatMap((from, index) => {
    const to = points[(index + stride) % points.length];
    return to ? [[from, to] as const] : [];
  });
  // With half the points as stride every line would come twice, once from each end.
  return stride * 2 === points.length ? lines.slice(0, stride) : lines;
}

/** One point, the circle it opens, and the circle it closes. */
function monad(): Figure {
  return {
    points: [{ x: 0, y: -1 }],
    circles: [
      { x: 0, y: -0.5, radius: 0.5 },
      { x: 0, y: -0.25, radius: 0.75 },
    ],
    outline: [],
    chords: [],
  };
}

/** Two circles through each other's middle, and the almond between them. */
function vesica(): Figure {
  const third = 1 / 3;
  const height = Math.sqrt(third);
  return {
    points: [
      { x: 0, y: -height },
      { x: 0, y: height },
    ],
    circles: [
      { x: -third, y: 0, radius: 2 * third },
      { x: third, y: 0, radius: 2 * third },
    ],
    outline: [],
    chords: [
      [
        { x: -1, y: 0 },
        { x: 1, y: 0 },
      ],
    ],
  };
}

/**
 * *n* points on the circle, the polygon round them and every star polygon through them; for large
 * numbers the first four, because all of them would fill the circle.
 */
function polygon(count: number): Figure {
  const points = ring(count);
  const stars = Math.min(4, Math.floor(count / 2) - 1);
  const strides = Array.from({ length: stars }, (_, index) => index + 2);
  return {
    points,
    circles: count === 3 ? [{ x: 0, y: 0, radius: 0.5 }] : [],
    outline: [points],
    chords: strides.flatMap((stride) => star(points, stride)),
  };
}

/** A master number: eleven points a ring, one, two or three doubled rings. */
function master(rings: 1 | 2 | 3): Figure {
  const all = Array.from({ length: rings }, (_, index) =>
    ring(11, 1 - index * 0.2, index % 2 === 0 ? 0 : 0.5),
  );
  return {
    points: all.flat(),
    circles: all.flatMap((_, index) => [
      ...(index > 0 ? [{ x: 0, y: 0, radius: 1 - index * 0.2 }] : []),
      { x: 0, y: 0, radius: 1 - index * 0.2 - 0.05 },
    ]),
    outline: rings === 1 ? all : [],
    chords: all.flatMap((points, index) => star(points, index === 0 ? 4 : 3)),
  };
}

/** The figure of a number from 1 up. Nothing in it is chosen freely: the number alone draws it. */
export function figure(number: number): Figure {
  switch (number) {
    case 1:
      return monad();
    case 2:
      return vesica();
    case 11:
    case 22:
    case 33:
      return master((number / 11) as 1 | 2 | 3);
    default:
      return polygon(number);
  }
}
