import { CORE_NUMBERS } from '@ninefold/numerology';
import type { Pen } from './pen';
import { type Picture, pictureOn } from './picture';

function openBook(pen: Pen): string[] {
  const lines = Array.from({ length: 9 }, (_, row) => {
    const y = 120 + row * 22;
    return pen.path(`M392 ${y}H${row % 4 === 3 ? 500 : 560}`, { stroke: 'line', width: 2 });
  });
  return [
    pen.path(
      'M360 90C300 62 200 62 130 84V330C200 308 300 308 360 336C420 308 520 308 590 330V84C520 62 420 62 360 90Z',
      { fill: 'raised' },
    ),
    pen.path('M360 90V336'),
    pen.figure(7, 245, 196, 76),
    ...lines,
  ];
}

/** Twelve modules as the twelve figures, laid out like lessons on a shelf. */
function twelveModules(pen: Pen): string[] {
  return CORE_NUMBERS.flatMap((number, index) => {
    const x = 150 + (index % 6) * 84;
    const y = 130 + Math.floor(index / 6) * 140;
    return [
      pen.rect(x - 36, y - 52, 72, 104, { stroke: 'line', fill: 'raised', radius: 6 }),
      pen.figure(number, x, y - 8, 26),
      pen.path(`M${x - 20} ${y + 34}h40`, { stroke: 'accent', width: 2 }),
    ];
  });
}

function shopFront(pen: Pen): string[] {
  const stripes = Array.from({ length: 9 }, (_, index) =>
    pen.path(`M${190 + index * 38} 150h38v34a19 19 0 0 1-38 0Z`, {
      fill: index % 2 === 0 ? 'tint' : 'raised',
    }),
  );
  return [
    pen.rect(200, 150, 322, 190, { fill: 'sunken' }),
    ...stripes,
    pen.rect(396, 222, 90, 118, { fill: 'raised' }),
    pen.dot(472, 284, 4),
    pen.rect(232, 222, 130, 80, { fill: 'raised' }),
    pen.figure(8, 297, 262, 28),
    pen.circle(361, 92, 40, { fill: 'ground' }),
    pen.figure(4, 361, 92, 34),
    pen.path('M130 340H590'),
  ];
}

/** A price tag on a string, for a product that has no picture of its own. */
function priceTag(pen: Pen): string[] {
  return [
    pen.path('M130 60H590'),
    pen.path('M360 60V112', { width: 2 }),
    pen.path('M284 152L324 98H396L436 152V340H284Z', { fill: 'raised' }),
    pen.circle(360, 124, 11, { fill: 'ground' }),
    pen.figure(9, 360, 226, 58),
    pen.path('M318 312h84', { stroke: 'quiet', width: 2 }),
  ];
}

/** The drawings that a product can have, by the name that the configuration gives. */
export const productPictures: ReadonlyMap<string, Picture> = new Map(
  Object.entries({
    'open-book': openBook,
    'twelve-modules': twelveModules,
    'shop-front': shopFront,
    'price-tag': priceTag,
  }).map(([name, compose]) => [name, pictureOn('night', 720, 400, compose)]),
);

/** The drawing of a product that names none. */
export const PLAIN_PRODUCT = 'price-tag';
