import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';

const sources = globSync(`${import.meta.dirname}/**/*.ts`, {
  exclude: (file) => file.endsWith('.test.ts'),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(Object.keys(library))('%s has a doc comment with a worked example', (name) => {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`,
  );
  expect(sources.match(declaration)?.[1]).toContain('@example');
});

test('every rule that the code refers to is in RULES.md', () => {
  const rules = readFileSync(`${import.meta.dirname}/../RULES.md`, 'utf8');
  const anchors = [...rules.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const links = [...`${sources}\n${rules}`.matchAll(/(?:RULES\.md|\]\()#([\w-]+)/g)];
  expect(links.length).toBeGreaterThan(40);
  expect(
    links.map(([, anchor = '']) => anchor).filter((anchor) => !anchors.includes(anchor)),
  ).toEqual([]);
});
