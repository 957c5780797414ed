import { expect, test } from 'vitest';
import { compatibilityScore } from '../../src/compatibility/compatibility-score';
import { battlePairs } from '../../src/readings/battle-pairs';
import { allPairs } from '../../src/site/pairs/pairs';
import { attribute, builtPages, textOf } from './pages';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

const page = builtPages().find(({ path }) => path === '/numbers/compatibility');
if (!page) throw new Error('/numbers/compatibility was not built');
const { elements } = page;
const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts on the page, in order: anchor, heading, score and text. */
const texts = named('article').map((article) => {
  const [heading, score, text] = article.childNodes.filter((node) => 'tagName' in node);
  if (!heading || !score || !text) throw new Error(`${textOf(article)} is not whole`);
  return {
    key: attribute(heading, 'id') ?? '',
    heading: clean(textOf(heading)),
    score: Number.parseInt(textOf(score), 10),
    text: textOf(text),
  };
});

test('the table has a caption, and a header for each row and column', () => {
  expect(named('table')).toHaveLength(1);
  expect(named('caption')).toHaveLength(1);
  const headers = (scope: string) =>
    named('th')
      .filter((header) => attribute(header, 'scope') === scope)
      .map((header) => Number(textOf(header)));
  expect(headers('col')).toEqual(NUMBERS);
  expect(headers('row')).toEqual(NUMBERS);
});

test('its 144 cells show the score of the pair and link to its text', () => {
  const rows = named('tr').slice(1);
  const cells = rows.map((row) =>
    row.childNodes.filter((node) => 'tagName' in node && node.tagName === 'td'),
  );
  expect(cells.map((row) => row.length)).toEqual(NUMBERS.map(() => 12));
  for (const [y, row] of NUMBERS.entries()) {
    for (const [x, column] of NUMBERS.entries()) {
      const cell = cells[y]?.[x];
      const [link] = cell && 'childNodes' in cell ? cell.childNodes : [];
      if (!link || !('tagName' in link)) throw new Error(`${row} and ${column} has no link`);
      const score = compatibilityScore(row, column).value;
      const key = `${Math.min(row, column)}-${Math.max(row, column)}`;
      expect(textOf(link)).toBe(String(score));
      expect(attribute(link, 'aria-label')).toBe(`${row} and ${column}: ${textOf(link)}`);
      expect(attribute(link, 'href')).toBe(`#${key}`);
      expect(texts.filter((text) => text.key === key)).toEqual([
        {
          key,
          heading: `${Math.min(row, column)} and ${Math.max(row, column)}`,
          score,
          text: battlePairs[key as keyof typeof battlePairs],
        },
      ]);
    }
  }
});

test('the texts are grouped by how the two meet, highest score first', () => {
  const groups = named('section').flatMap((section) => attribute(section, 'aria-labelledby') ?? []);
  expect(groups).toEqual(['friends', 'neutral', 'opposite', 'same']);
  expect(texts.map(({ key }) => key)).toEqual(
    groups.flatMap((meeting) =>
      allPairs.filter((pair) => pair.meeting === meeting).map(({ key }) => key),
    ),
  );
});
