import { describe, expect, test } from 'vitest';
import { isBuilt } from '../../src/config/paths';
import { attribute, builtPage, textOf } from './pages';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
const textsOf = (path: string, name: string) =>
  builtPage(path)
    .named(name)
    .map((element) =>
      textOf(element)
        .replace(/[ \n]+/g, ' ')
        .trim(),
    );

test.runIf(isBuilt('numbers')).each(NUMBERS)(
  '/numbers/%i has its heading, sections, articles, neighbors and sums',
  (number) => {
    const path = `/numbers/${number}`;
    const links = builtPage(path)
      .named('a')
      .map((link) => attribute(link, 'href') ?? '');
    expect(textsOf(path, 'h1')).toEqual([`The number ${number}`]);
    const parts = ['person', ...(number > 9 ? [] : ['year', 'work', 'past-life'])];
    const jumps = links.filter((link) => link.startsWith('#') && link !== '#main');
    expect(jumps).toEqual([...parts, 'itself', 'arithmetic', 'company'].map((id) => `#${id}`));
    expect(new Set(links.filter((link) => link.startsWith('/blog/'))).size).toBe(3);
    const index = NUMBERS.indexOf(number);
    const neighbors = [NUMBERS[index - 1], NUMBERS[index + 1]].filter((next) => next);
    for (const next of neighbors) expect(links).toContain(`/numbers/${next}`);
    const sum = expect.stringMatching(new RegExp(`\\b${number}$`));
    expect(textsOf(path, 'figcaption')).toEqual([sum, sum, sum]);
  },
);

describe.runIf(isBuilt('methods'))('/methods', () => {
  const examples = () => textsOf('/methods', 'figcaption');

  // Worked out by hand; see the tests of each rule for the steps.
  test.each([
    ['Grace, by the other table', 5], // 3 + 2 + 1 + 3 + 5 = 14
    ['96, the total of Grace Brewster Murray', 6], // Grace 25, Brewster 38, Murray 33; 15 → 6
    ['29', 11],
    ['Grace Murray’s Life Path', 1], // 28 → 10 → 1
    ['January 2, 1990, in one row', 22], // 1+9+9+0+0+1+0+2
    ['January 2, 1990, in three parts', 4], // 1 + 2 + (19 → 10 → 1)
    ['January 1, 1980, in one row', 2], // 20 → 2
    ['January 1, 1980, in three parts', 11], // 1 + 1 + (18 → 9)
    ['A personal year: December 9, in 2026', 4], // 2047 → 13 → 4
    ['The personal day on November 15, 2026', 3], // 4 + 11 = 15 → 6; 6 + 15 = 21 → 3
    ['Grace Murray’s career number', 7], // 6 + 1
    ['Acme', 4],
    ['Grace Murray’s karmic number', 5], // 6 − 1
    ['Romeo and Juliet', 73], // 30 → 3 and 23 → 5 in the table
    ['December 9, on November 15, 2026', 7], // 21 × 2052 = 43092; 92 + 319 = 411; 411 − 404
  ])('%s comes to %i', (title, value) => {
    expect(examples()).toContain(`${title} ${value}`);
  });
});
