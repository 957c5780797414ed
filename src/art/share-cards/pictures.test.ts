import { expect, test } from 'vitest';
import { path } from '../../config/paths';
import { shareDrawings } from './pictures';

const cards = [...shareDrawings].filter(([address]) => !address.startsWith(`${path('blog')}/`));

test.each(cards)('the picture of %s is drawn without a font', (_, draw) => {
  expect(draw('Ninefold')).not.toMatch(/NaN|undefined|null|<text/);
});

test('a site’s name of any length is drawn', () => {
  const long = 'Numerologisches '.repeat(12).trim();
  expect(shareDrawings.get(path('about'))?.(long)).not.toMatch(/NaN|Infinity/);
});
