import { CORE_NUMBERS } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { birthdayPage, numberPage } from '#texts/pages';
import { battlePairs } from '#texts/readings/battle-pairs';
import { scoreOf } from '#texts/site';
import { compatibilityScore } from '../../src/compatibility/compatibility-score';
import { isBuilt, type PageId, path } from '../../src/config/paths';
import { allPairs } from '../../src/site/pairs/pairs';
import { attribute, type BuiltPage, builtPage, descendants, isArticle, textOf } from './pages';

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
  'every day of the month has a page with a table of its own',
  () => {
    const days = Array.from({ length: 31 }, (_, index) => index + 1);
    const tables = days.map((day) => {
      const page = builtPage(path(`birthdays/${day}` as PageId));
      expect(textsOf(page, 'h1')).toEqual([birthdayPage(day, '').name]);
      const meaning = page.elements.find((one) => attribute(one, 'data-testid') === 'meaning');
      expect(meaning && textOf(meaning)).toMatch(new RegExp(`\\b${day}(?:st|nd|rd|th)?\\b`));
      expect(headersOf(page, 'row')).toHaveLength(12);
      return textsOf(page, 'td').join('|');
    });
    expect(new Set(tables).size).toBe(31);
  },
);

test.runIf(isBuilt('numbers')).each(CORE_NUMBERS)(
  'numbers/%i has its sections, links and sums',
  (number) => {
    const page = builtPage(path(`numbers/${number}`));
    const links = page.named('a').map((link) => attribute(link, 'href') ?? '');
    expect(textsOf(page, 'h1')).toEqual([numberPage(`${number}`, '', '').name]);
    const parts = ['person', ...(number > 9 ? [] : ['year', 'work', 'past-life'])];
    const jumps = links.filter((link) => link.startsWith('#') && link !== '#main');
    expect(jumps).toEqual([...parts, 'itself', 'arithmetic', 'company'].map((id) => `#${id}`));
    expect(new Set(links.filter(isArticle)).size).toBe(3);
    const index = CORE_NUMBERS.indexOf(number);
    const neighbors = [CORE_NUMBERS[index - 1], CORE_NUMBERS[index + 1]].filter((next) => next);
    for (const next of neighbors) expect(links).toContain(path(`numbers/${next}` as PageId));
    const sum = expect.stringMatching(new RegExp(`\\b${number}$`));
    expect(textsOf(page, 'figcaption')).toEqual([sum, sum, sum]);
  },
);

test.runIf(isBuilt('pairs'))('each score in the table of pairs links to its text', () => {
  const page = builtPage(path('pairs'));
  for (const scope of ['row', 'col'] as const) {
    expect(headersOf(page, scope)).toEqual(CORE_NUMBERS.map(String));
  }
  const scores = page
    .named('td')
    .flatMap(descendants)
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => [attribute(link, 'aria-label'), textOf(link), attribute(link, 'href')]);
  expect(scores).toEqual(
    CORE_NUMBERS.flatMap((row) =>
      CORE_NUMBERS.map((column) => {
        const { value: score } = compatibilityScore(row, column);
        const key = `${Math.min(row, column)}-${Math.max(row, column)}`;
        return [scoreOf(row, column, score), `${score}`, `#${key}`];
      }),
    ),
  );
  const texts = page.named('article').map((article) => {
    const [heading, score, text] = article.childNodes.filter((node) => 'tagName' in node);
    if (!heading || !score || !text) throw new Error(`${textOf(article)} is not whole`);
    return [attribute(heading, 'id'), Number.parseInt(textOf(score), 10), textOf(text)];
  });
  const grouped = CORE_NUMBERS.flatMap((number) =>
    allPairs.filter(({ first }) => first === number),
  );
  expect(texts).toEqual(grouped.map(({ key, score }) => [key, score, battlePairs[key]]));
});
