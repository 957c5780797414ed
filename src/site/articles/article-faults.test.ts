import { expect, test } from 'vitest';
import { articleFaults, proseOf } from './article-faults';

const LINKS =
  '[a](page:home) [b](page:career-number) [c](page:blog/karmic-debt) [d](page:blog/life-cycles#pinnacles)\n\n- an item';
const text = ({ words = 1500, sections = 5, links = LINKS } = {}) =>
  `${'## A heading\n\n'.repeat(sections)}${links}\n\n${'word '.repeat(words)}`;
const linking = (links: string) => text({ links });

test('a complete article has no faults', () => {
  expect(articleFaults('new', text())).toEqual([]);
});

test.each([
  ['too short', text({ words: 900 }), /^has 9\d\d words; an article has 1250 to 2050\.$/],
  ['too long', text({ words: 2100 }), /^has 21\d\d words/],
  ['with too few sections', text({ sections: 4 }), /^has 4 headings/],
  ['with no list', linking(LINKS.replace('- an item', '')), /^has neither a table/],
  ['with one calculator', linking(LINKS.replace('career-number', 'home')), /^links to 1 calc/],
  ['with one other article', linking(LINKS.replace('life-cycles', 'karmic-debt')), /1 other/],
  ['that links to itself', linking(`${LINKS} [e](page:blog/new)`), /^links to itself\.$/],
])('reports an article %s', (_, body, fault) => {
  expect(articleFaults('new', body)).toEqual([expect.stringMatching(fault)]);
});

test('a note may have any text, but no link to itself', () => {
  expect(articleFaults('new', 'Two words.', 'note')).toEqual([]);
  expect(articleFaults('new', '[a](page:blog/new)', 'note')).toEqual(['links to itself.']);
});

test('components, rules of tables and addresses are not words', () => {
  const prose = proseOf('One <Picture\n  alt="a b c"\n/> [two](page:blog/x)\n|---|:-:|\n');
  expect(prose.match(/\S+/g)).toEqual(['One', '[two]']);
});
