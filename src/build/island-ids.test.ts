import { expect, test } from 'vitest';
import { islandIds } from './island-ids';
import { parsePage, withoutRanges } from './page';

function clean(html: string): string {
  return withoutRanges(html, islandIds(parsePage('dist/index.html', html)));
}

test('removes the uid of every island, and no other', () => {
  expect(
    clean(
      '<astro-island uid="Z1x" client="load"><i uid="a"></i></astro-island> <astro-island prefix="r1" uid="2"></astro-island>',
    ),
  ).toBe(
    '<astro-island client="load"><i uid="a"></i></astro-island> <astro-island prefix="r1"></astro-island>',
  );
});

test('leaves a page without islands as it is', () => {
  const html = '<p>An island: <code>&lt;astro-island uid="Z1x"&gt;</code></p>';
  expect(clean(html)).toBe(html);
});

test('stops at an island without a uid', () => {
  expect(() => clean('<astro-island client="load"></astro-island>')).toThrow(
    'dist/index.html has an island without a uid: Astro may have changed the markup of islands.',
  );
});
