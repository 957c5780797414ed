import { expect, test } from 'vitest';
import { compatibilityScore } from '../../src/compatibility/compatibility-score';
import { isBuilt } from '../../src/config/paths';
import { battlePairs } from '../../src/readings/battle-pairs';
import { allPairs } from '../../src/site/pairs/pairs';
import { attribute, type BuiltPage, builtPage, textOf } from './pages';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

const textsOf = ({ named }: BuiltPage, name: string) =>
  named(name).map((element) =>
    textOf(element)
      .replace(/[ \n]+/g, ' ')
      .trim(),
  );
/** The texts of the headers of rows or columns. */
const headersOf = ({ named }: BuiltPage, scope: 'row' | 'col') =>
  named('th')
    .filter((header) => attribute(header, 'scope') === scope)
    .map(textOf);

test.runIf(isBuilt('birthdays'))(
  'every day of the month has a page that names it, says what it means and has a table of its own',
  () => {
    const days = Array.from({ length: 31 }, (_, index) => index + 1);
    const tables = days.map((day) => {
      const page = builtPage(`/birthdays/${day}`);
      expect(textsOf(page, 'h1')).toEqual([
        expect.stringMatching(new RegExp(`\\b${day}(?:st|nd|rd|th)$`)),
      ]);
      const meaning = page.elements.find((one) => attribute(one, 'data-testid') === 'meaning');
      expect(meaning && textOf(meaning)).toMatch(new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`));
      expect(headersOf(page, 'row')).toHaveLength(12);
      return textsOf(page, 'td').join('|');
    });
    expect(new Set(tables).size).toBe(31);
  },
);

test.runIf(isBuilt('numbers')).each(NUMBERS)(
  '/numbers/%i has its heading, sections, articles, neighbors and sums',
  (number) => {
    const page = builtPage(`/numbers/${number}`);
    const links = page.named('a').map((link) => attribute(link, 'href') ?? '');
    expect(textsOf(page, 'h1')).toEqual([`The number ${number}`]);
    const parts = ['person', ...(number > 9 ? [] : ['year', 'work', 'past-life'])];
    const jumps = links.filter((link) => link.startsWith('#') && link !== '#main');
    expect(jumps).toEqual([...parts, 'itself', 'arithmetic', 'company'].map((id) => `#${id}`));
    expect(new Set(links.filter((link) => link.startsWith('/blog/'))).size).toBe(3);
    const index = NUMBERS.indexOf(number);
    const neighbors = [NUMBERS[index - 1], NUMBERS[index + 1]].filter((next) => next);
    for (const next of neighbors) expect(links).toContain(`/numbers/${next}`);
    const sum = expect.stringMatching(new RegExp(`\\b${number}$`));
    expect(textsOf(page, 'figcaption')).toEqual([sum, sum, sum]);
  },
);

test.runIf(isBuilt('pairs'))(
  'the table of pairs has a header for each row and column, and each score links to its text',
  () => {
    const page = builtPage('/numbers/compatibility');
    for (const scope of ['row', 'col'] as const) {
      expect(headersOf(page, scope)).toEqual(NUMBERS.map(String));
    }
    const scores = page
      .named('a')
      .map((link) => [attribute(link, 'aria-label') ?? '', textOf(link), attribute(link, 'href')])
      .filter(([label = '']) => / and \d+: /.test(label));
    expect(scores).toEqual(
      NUMBERS.flatMap((row) =>
        NUMBERS.map((column) => {
          const score = String(compatibilityScore(row, column).value);
          const key = `${Math.min(row, column)}-${Math.max(row, column)}`;
          return [`${row} and ${column}: ${score}`, score, `#${key}`];
        }),
      ),
    );
    const texts = page.named('article').map((article) => {
      const [heading, score, text] = article.childNodes.filter((node) => 'tagName' in node);
      if (!heading || !score || !text) throw new Error(`${textOf(article)} is not whole`);
      return [attribute(heading, 'id'), Number.parseInt(textOf(score), 10), textOf(text)];
    });
    const grouped = NUMBERS.flatMap((number) => allPairs.filter(({ first }) => first === number));
    expect(texts).toEqual(grouped.map(({ key, score }) => [key, score, battlePairs[key]]));
  },
);

// Worked out by hand; see the tests of each rule for the steps.
test.runIf(isBuilt('methods')).each([
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
])('on /methods, %s comes to %i', (title, value) => {
  expect(textsOf(builtPage('/methods'), 'figcaption')).toContain(`${title} ${value}`);
});
