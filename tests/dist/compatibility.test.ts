import { expect, test } from 'vitest';
import { compatibilityScore } from '../../src/compatibility/compatibility-score';
import { isBuilt } from '../../src/config/paths';
import { battlePairs } from '../../src/readings/battle-pairs';
import { allPairs } from '../../src/site/pairs/pairs';
import { attribute, builtPage, textOf } from './pages';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

const named = (tagName: string) => builtPage('/numbers/compatibility').named(tagName);

test.runIf(isBuilt('pairs'))(
  'the table has a header for each row and column, and each score links to its text',
  () => {
    const headers = (scope: string) =>
      named('th')
        .filter((header) => attribute(header, 'scope') === scope)
        .map((header) => Number(textOf(header)));
    expect(headers('col')).toEqual(NUMBERS);
    expect(headers('row')).toEqual(NUMBERS);
    const links = named('a').filter((link) =>
      / and \d+: /.test(attribute(link, 'aria-label') ?? ''),
    );
    expect(
      links.map((link) => [attribute(link, 'aria-label'), textOf(link), attribute(link, 'href')]),
    ).toEqual(
      NUMBERS.flatMap((row) =>
        NUMBERS.map((column) => {
          const score = String(compatibilityScore(row, column).value);
          const key = `${Math.min(row, column)}-${Math.max(row, column)}`;
          return [`${row} and ${column}: ${score}`, score, `#${key}`];
        }),
      ),
    );
  },
);

test.runIf(isBuilt('pairs'))('the texts have their scores, under the lower number', () => {
  const shown = named('article').map((article) => {
    const [heading, score, text] = article.childNodes.filter((node) => 'tagName' in node);
    if (!heading || !score || !text) throw new Error(`${textOf(article)} is not whole`);
    return [attribute(heading, 'id'), Number.parseInt(textOf(score), 10), textOf(text)];
  });
  const grouped = NUMBERS.flatMap((number) => allPairs.filter(({ first }) => first === number));
  expect(shown).toEqual(grouped.map(({ key, score }) => [key, score, battlePairs[key]]));
});
