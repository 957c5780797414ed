import type { CoreNumber } from '@ninefold/numerology';
import { compatibilityScore } from '../../../compatibility/compatibility-score';
import { FRIENDS_FROM, NEUTRAL_FROM } from '../../../compatibility/meeting';
import { type Point, ring } from '../../figure';
import { at, type Motif } from '../card';

const FAMILY: readonly CoreNumber[] = [6, 1, 4, 9, 3];

/** Your people: five figures in a circle, joined where two of them get along. */
export const familyCircle: Motif = (pen) => {
  const members = FAMILY.map((number, index) => ({ number, ...(ring(5, 168)[index] as Point) }));
  const pairs = members.flatMap((one, index) =>
    members.slice(index + 1).map((other) => ({ one, other })),
  );
  return [
    ...pairs.flatMap(({ one, other }) => {
      const score = compatibilityScore(one.number, other.number).value;
      if (score < NEUTRAL_FROM) return [];
      const isClose = score >= FRIENDS_FROM;
      return pen.lines([one, other], {
        stroke: isClose ? 'accent' : 'line',
        width: isClose ? 4 : 1.5,
      });
    }),
    ...members.map(({ number, x, y }) =>
      at(Math.round(x), Math.round(y), [
        pen.circle(0, 0, 62, { stroke: 'none', fill: 'ground' }),
        pen.figure(number, 0, 0, 58),
        pen.text(number, 0, 14, { size: 42 }),
      ]),
    ),
  ];
};
