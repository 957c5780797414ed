import { expect, test } from 'vitest';
import { battlePairs } from '../../src/readings/battle-pairs';
import { COMPATIBILITY } from '../../src/readings/pairs/compatibility';
import { attribute, builtPages, textOf } from './pages';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
const DIGIT_OF: Readonly<Record<number, number>> = { 11: 2, 22: 4, 33: 6 };

const page = builtPages().find(({ path }) => path === '/numbers/compatibility');
if (!page) throw new Error('/numbers/compatibility was not built');
const { elements, html } = page;
const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The rule of docs/rules.md#together-score, written in another way. */
function naiveScore(one: number, other: number): number {
  return COMPATIBILITY[(DIGIT_OF[one] ?? one) - 1]?.[(DIGIT_OF[other] ?? other) - 1] ?? 50;
}

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

test('its 144 cells have the score of the pair and lead to its text', () => {
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
      const key = `${Math.min(row, column)}-${Math.max(row, column)}`;
      expect(textOf(link)).toBe(String(naiveScore(row, column)));
      expect(attribute(link, 'aria-label')).toBe(`${row} and ${column}: ${textOf(link)}`);
      expect(attribute(link, 'href')).toBe(`#${key}`);
      expect(texts.filter((text) => text.key === key)).toEqual([
        {
          key,
          heading: `${Math.min(row, column)} and ${Math.max(row, column)}`,
          score: naiveScore(row, column),
          text: battlePairs[key as keyof typeof battlePairs],
        },
      ]);
    }
  }
});

test('the 78 texts are in order, friends first and the highest score first', () => {
  const groups = named('section').filter((section) => attribute(section, 'aria-labelledby'));
  expect(groups.map((group) => attribute(group, 'aria-labelledby'))).toEqual([
    'friends',
    'neutral',
    'opposite',
    'same',
    'masters',
  ]);
  expect(texts).toHaveLength(78);
  const isMaster = ({ key }: { key: string }) => /11|22|33/.test(key);
  const isSame = ({ key }: { key: string }) => key.split('-')[0] === key.split('-')[1];
  const plain = texts.filter((text) => !isMaster(text) && !isSame(text));
  const best = (list: typeof texts) => list.toSorted((a, b) => b.score - a.score);
  expect(texts).toEqual([
    ...best(plain),
    ...best(texts.filter((text) => isSame(text) && !isMaster(text))),
    ...best(texts.filter(isMaster)),
  ]);
  expect(texts.slice(0, 3).map(({ key }) => key)).toEqual(['3-9', '3-6', '2-8']);
});

test('it says how master numbers count, here and in the battle', () => {
  const text = clean(named('p').map(textOf).join(' '));
  expect(text).toContain('11 counts as 2, 22 as 4 and 33 as 6, so 5 and 11 have 38 points');
  expect(text).toContain('There 5 and 11 have 83.'); // 1 and 5: 78, and five
});

test('it runs no script', () => {
  expect(html).not.toMatch(/<script(?![^>]*(?:ld\+json|speculationrules))/);
});
