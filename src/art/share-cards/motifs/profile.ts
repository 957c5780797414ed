import { challenges, type LifeSpan, lifePeriods, pinnacles } from '@ninefold/numerology';
import type { Pen } from '../../pen';
import type { Motif } from '../card';

/** The person of the article on life cycles. */
const VERA = { year: 1954, month: 3, day: 17 };
const END = 81;
const AXIS = 20;

const at = (age: number) => Math.round(-236 + (age / END) * 472);

const TICKS = Array.from({ length: END / 3 + 1 }, (_, index) => `M${at(index * 3)} ${AXIS}v9`);

/** Profile: a life as a strip of ages, pinnacles above, challenges and periods below. */
export const lifeStrip: Motif = (pen) => [
  pen.path(`M-240 ${AXIS}H240`, { width: 2.5 }),
  pen.path(TICKS.join(''), { width: 1.25, opacity: 0.8 }),
  ...pinnacles(VERA).map((span) => arch(pen, span, -1)),
  ...challenges(VERA).map((span) => arch(pen, span, 1)),
  ...lifePeriods(VERA).map((span, place) => bar(pen, span, place === 1)),
  pen.path(`M${at(57)} -196V210`, { stroke: 'accent', width: 3 }),
  pen.dot(at(57), AXIS, 9, 'accent'),
];

/** One stretch of years as an arch that stands on the line or hangs from it. */
function arch(pen: Pen, { fromAge, toAge = END, value }: LifeSpan, rise: 1 | -1): string {
  const [from, to] = [at(fromAge), at(toAge)];
  const height = Math.min(1, Math.sqrt((toAge - fromAge) / 33)) * (rise < 0 ? 200 : 104);
  const middle = (from + to) / 2;
  const line = pen.path(`M${from} ${AXIS}Q${middle} ${AXIS + rise * 2 * height} ${to} ${AXIS}`, {
    stroke: rise < 0 ? 'gold' : 'quiet',
    width: 3,
  });
  const size = rise < 0 ? 50 : 36;
  const y = rise < 0 ? AXIS - 16 : AXIS + 14 + size * 0.7;
  return line + pen.text(value, middle, y, { size });
}

function bar(pen: Pen, { fromAge, toAge = END, value }: LifeSpan, isCurrent: boolean): string {
  const [from, to] = [at(fromAge), at(toAge)];
  const box = pen.path(`M${from} 160H${to}V210H${from}Z`, {
    width: 2.5,
    fill: isCurrent ? 'tint' : 'none',
  });
  return box + pen.text(value, (from + to) / 2, 197, { size: 36 });
}
