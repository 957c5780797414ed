import { expect, test } from 'vitest';
import { sky } from './sky';

test('no planet is within 30 pixels of the words', () => {
  const [left, top, width, height] = [100, 200, 300, 100];
  const centersOf = (words: Parameters<typeof sky>[1]) =>
    [
      ...sky({ x: 500, y: 250, radius: 100 }, words).planets.path.matchAll(
        // From the top of each circle down to its bottom.
        /M(\S+) (\S+)A\S+ \S+ 0 0 1 \S+ (-?[\d.]+)/g,
      ),
    ].map(([, x, from, to]) => ({ x: Number(x), y: (Number(from) + Number(to)) / 2 }));
  const isNear = ({ x, y }: { x: number; y: number }) =>
    x > left - 30 && x < left + width + 30 && y > top - 30 && y < top + height + 30;
  expect(centersOf([]).filter(isNear)).not.toEqual([]);
  expect(centersOf([])).toHaveLength(63);
  const kept = centersOf([{ x: left, y: top, width, height }]);
  expect(kept.length).toBeGreaterThan(30);
  expect(kept.filter(isNear)).toEqual([]);
});
