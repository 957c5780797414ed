import { describe, expect, test } from 'vitest';
import { drawShare, sharedRoutes } from './pictures';

const cards = sharedRoutes.filter((path) => !path.startsWith('/blog/'));

describe('share pictures', () => {
  test.each(cards)('%s has valid coordinates and needs no installed font', (path) => {
    expect(drawShare(path, 'Ninefold')).not.toMatch(/NaN|undefined|null|<text/);
  });

  test('a site’s name of any length is drawn', () => {
    const long = 'Numerologisches '.repeat(12).trim();
    expect(drawShare('/about', long)).not.toMatch(/NaN|Infinity/);
  });
});
