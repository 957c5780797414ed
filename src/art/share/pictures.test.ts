import { CORE_NUMBERS } from '@ninefold/numerology';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pages } from '../../config/pages';
import { inks, Pen } from '../pen';
import { rasterLines } from '../raster';
import { emblem, twelveFigures } from './motifs/numbers';
import { cardAlt, drawShare, shareAddress, sharedRoutes } from './pictures';

const cards = sharedRoutes.filter((path) => !path.startsWith('/blog/'));

describe('motifs for any page', () => {
  test.each(CORE_NUMBERS)('the emblem of %i is its figure with the number on it', (number) => {
    const pen = new Pen(inks.night);
    const drawing = emblem(number).draw(pen).join('');
    expect(drawing).toContain(pen.figure(number, 0, 0, 210));
    expect(drawing).not.toMatch(/NaN|undefined/);
  });

  test('the dial has each of the twelve figures', () => {
    const pen = new Pen(inks.night);
    const drawing = twelveFigures.draw(pen).join('');
    for (const number of CORE_NUMBERS) expect(drawing).toContain(pen.figure(number, 0, 0, 36));
  });
});

describe('share pictures', () => {
  test.each([
    ['/', '/share/home.png'],
    ['/about', '/share/about.png'],
    ['/blog/angel-numbers', '/share/blog/angel-numbers.png'],
  ] as const)('that of %s is %s', (path, address) => {
    expect(shareAddress(path)).toBe(address);
  });

  test.each(cards)('%s has every coordinate, and no font of the machine', (path) => {
    expect(drawShare(path, 'Ninefold')).not.toMatch(/NaN|undefined|null|<text/);
  });

  test('no two are alike', () => {
    const drawings = sharedRoutes.map((path) => drawShare(path, 'Ninefold'));
    expect(new Set(drawings).size).toBe(sharedRoutes.length);
  });

  test('the site’s name is drawn on a card', () => {
    expect(drawShare('/about', 'Zahlenhaus')).not.toBe(drawShare('/about', 'Ninefold'));
  });

  test('a card is described by its title and its drawing', () => {
    expect(cardAlt(pages['/about'])).toMatch(/^“About .+”, beside a name/);
    expect(cardAlt(pages['/numbers/11'])).toBe('“The number 11”, beside the figure of 11');
  });

  test('a site’s name of any length is drawn', () => {
    const long = 'Numerologisches '.repeat(12).trim();
    expect(drawShare('/about', long)).not.toMatch(/NaN|Infinity/);
  });

  test('are 1200 × 630, and the same to the byte when made again', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => rasterLines(drawShare('/', 'Ninefold'), 'png', 1)),
    );
    const { width, height, format } = await sharp(one).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(one).toEqual(two);
  });
});
