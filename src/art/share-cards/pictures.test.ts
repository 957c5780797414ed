import { expect, test } from 'vitest';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import { drawCard, shareDrawings } from './pictures';

const cards = [...shareDrawings].filter(([address]) => !address.startsWith(`${path('blog')}/`));

test.each(cards)('the picture of %s is drawn without a font', (_, draw) => {
  expect(draw('Ninefold')).not.toMatch(/NaN|undefined|null|<text/);
});

test('a site’s name of any length is drawn', () => {
  const long = 'Numerologisches '.repeat(12).trim();
  expect(shareDrawings.get(path('about'))?.(long)).not.toMatch(/NaN|Infinity/);
});

test('a label that could not be read is refused', () => {
  const labeled = (cardLabel: string) => () => drawCard({ ...pages.about, cardLabel }, 'Ninefold');
  // At the largest size these are some 660 and 950 wide, in a column of 510.
  expect(labeled('Nine figures, and three that are kept whole as ever')).not.toThrow();
  expect(
    labeled('Nine figures, and three of them kept whole, each beside all that it adds up'),
  ).toThrow('too long');
});

test('a title that could not be read is refused', () => {
  const headed = (heading: string) => () => drawCard({ ...pages.about, heading }, 'Ninefold');
  expect(headed('Numerological figures '.repeat(4).trim())).not.toThrow();
  // Some 40 wide for each unit of its size: 12 in a column of 510.
  expect(headed('Numerologisches'.repeat(6))).toThrow(
    'too long for a share card: “NumerologischesNumer',
  );
});
