import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Ways to make markup of a text. */
const MARKUP =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|set:html/;

test('nothing that runs in a browser makes markup of a text', () => {
  const sources = globSync('src/{art,person,result,tools,ui}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\./.test(file),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((file) => MARKUP.test(readFileSync(file, 'utf8')))).toEqual([]);
});
