import { expect, test } from 'vitest';
import { SCORE_TABLE } from '../../src/compatibility/score-table';
import { battlePairs } from '../../src/readings/battle-pairs';
import { attribute, builtPages, textOf } from './pages';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
const DIGIT_OF: Readonly<Record<number, number>> = { 11: 1, 22: 2, 33: 3 };

const page = builtPages().find(({ path }) => path === '/numbers/compatibility');
if (!page) throw new Error('/numbers/compatibility was not built');
const { elements, html } = page;
const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The rule of docs/rules.md#compatibility-score, written in another way. */
function naiveScore(one: number, other: number): number {
  const entry = SCORE_TABLE[(DIGIT_OF[one] ?? one) - 1]?.[(DIGIT_OF[other] ?? other) - 1] ?? 50;
  return Math.min(88, entry + [one, other].filter((number) => number in DIGIT_OF).length * 5);
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
  ]);
  expect(texts).toHaveLength(78);
  const isSame = ({ key }: { key: string }) => key.split('-')[0] === key.split('-')[1];
  const best = (list: typeof texts) => list.toSorted((a, b) => b.score - a.score);
  expect(texts).toEqual([
    ...best(texts.filter((text) => !isSame(text))),
    ...best(texts.filter(isSame)),
  ]);
  expect(texts.slice(0, 3).map(({ key }) => key)).toEqual(['9-33', '6-33', '3-33']);
});

test('each text is under the heading of its score', () => {
  const groups = named('section').filter((section) => attribute(section, 'aria-labelledby'));
  const scoresIn = (index: number) =>
    [...textOf(groups[index] ?? expect.fail()).matchAll(/(\d\d) of 100/g)].map(([, score]) =>
      Number(score),
    );
  const [friends, neutral, opposite] = [0, 1, 2].map(scoresIn);
  expect([friends?.length, neutral?.length, opposite?.length]).toEqual([26, 22, 18]);
  expect(Math.min(...(friends ?? []))).toBe(71); // 9 and 22: 66, and five
  expect(Math.max(...(neutral ?? []))).toBe(69); // 1 and 3
  expect(Math.min(...(neutral ?? []))).toBe(50); // 5 and 8
  expect(Math.max(...(opposite ?? []))).toBe(49); // 7 and 22: 44, and five
});

test('it says how master numbers count, and what a triad scores', () => {
  const text = clean(named('p').map(textOf).join(' '));
  expect(text).toContain('11 as 1, 22 as 2 and 33 as 3, and adds five points');
  expect(text).toContain('So 5 and 1 have 78 points, and 5 and 11 have 83.');
  expect(text).toContain('Two different numbers of one triad get at least 72.');
});

test('it runs no script', () => {
  expect(html).not.toMatch(/<script(?![^>]*(?:ld\+json|speculationrules))/);
});
