import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as helpers from './helpers/index.ts';
import * as numerology from './index.ts';
import { spellingOf } from './letters/spelling.ts';
import * as texts from './text/index.ts';

const library = { ...numerology, ...helpers, ...texts };

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

test('RULES.md prints the whole table of spellings', () => {
  const rules = readFileSync(`${import.meta.dirname}/../RULES.md`, 'utf8');
  const rows = [...rules.matchAll(/^\| ([A-Z]{1,2}) \| ([^A-Z|]+) \|$/gm)];
  const printed = rows.flatMap(([, as, letters = '']) =>
    letters.split(' ').map((letter) => [letter, as]),
  );
  const spelled = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) =>
      // Whatever has a spelling, but no decomposition.
      spellingOf(letter) !== '' &&
      letter === letter.toLowerCase() &&
      letter.normalize('NFKD') === letter,
  );
  expect(printed.map(([letter = '']) => spellingOf(letter))).toEqual(printed.map(([, as]) => as));
  expect(spelled.filter((letter) => !printed.some(([other]) => other === letter))).toEqual([]);
});
