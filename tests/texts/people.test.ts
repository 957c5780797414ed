import { birthGrid } from '@ninefold/numerology';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sentencesOf, spelled } from '#texts/language';
import * as readings from '#texts/readings/birth-grid';
import { numbersIn } from '#texts/testing/editorial';
import { homeNumbers } from '../../src/numbers/home-numbers';
import { numberNames } from '../../src/numbers/number-names';
import { openingsOf } from '../../src/portrait/compose';
import { countedNumbers } from '../../src/portrait/counted-numbers';
import { portraitOf } from '../../src/portrait/portrait';
import { GridReading } from '../../src/result/figures/GridReading';
import { seededRandom } from '../../src/ui/page/seeded-random';
import { repeated, wordsOf } from './editorial';

/** Vowels and the usual consonants are drawn more often, as in names. */
const LETTERS = 'aaaeeeiioouynnnrrrlllsssttmmdhkcbgjpvwfzqx';

const random = seededRandom('people');
const below = (limit: number) => Math.floor(random() * limit);
const word = () =>
  Array.from({ length: 3 + below(7) }, () => LETTERS[below(LETTERS.length)]).join('');

/** What 500 people with drawn names and dates read; some have only the one, some only the other. */
const people = Array.from({ length: 500 }, (_, index) => {
  const name = index % 50 === 0 ? '李' : Array.from({ length: 1 + below(3) }, word).join(' ');
  const date = { year: 1920 + below(100), month: 1 + below(12), day: 1 + below(28) };
  const numbers = homeNumbers(name, index % 50 === 1 ? undefined : date);
  return {
    tabs: countedNumbers(numbers),
    portrait: portraitOf(numbers).join(' '),
    grid: renderToStaticMarkup(
      createElement(GridReading, { grid: birthGrid(date), order: 'western', readings, numbers }),
    ),
  };
});
type Person = (typeof people)[number];

test.each<[string, (person: Person) => readonly string[]]>([
  [
    'a portrait has 70 to 150 words and says nothing twice',
    ({ portrait }) => {
      const { length } = wordsOf(portrait);
      return [
        ...(length >= 70 && length <= 150 ? [] : [`${length} words`]),
        ...repeated(sentencesOf(portrait)),
        ...repeated(openingsOf(portrait)),
      ];
    },
  ],
  [
    'a portrait names no number, and no count of it, that the tabs do not have',
    ({ portrait, tabs }) =>
      numbersIn(portrait)
        .filter(({ number, count }) => {
          const found = tabs.filter((tab) => tab.number === number).length;
          return count ? count !== spelled(found) : found === 0;
        })
        .map(({ number, count = '' }) => `${count} ${number}`),
  ],
  [
    'a portrait names every number of the tabs',
    ({ portrait, tabs }) =>
      tabs
        .filter(({ number }) => !new RegExp(`(?<!\\d)${number}(?!\\d)`).test(portrait))
        .map(({ number }) => `no ${number}`),
  ],
  [
    'a grid does not deny a number that the tabs have',
    ({ grid, tabs }) =>
      grid.split('<li').flatMap((entry) => {
        const [, digits = ''] = /<h3>(?:The )?([\d –]+), (?:not there|empty)/.exec(entry) ?? [];
        return tabs
          .filter(({ number }) => number < 10 && digits.includes(String(number)))
          .map(({ id, number }) => `${number} is your [^.]*${numberNames[id].label}`)
          .filter((said) => !new RegExp(said).test(entry));
      }),
  ],
  [
    'a grid has three entries open',
    ({ grid }) => (grid.split('<details')[0]?.split('<li').length === 4 ? [] : [grid]),
  ],
])('of 500 people, %s', (_, faultsOf) => {
  const faults = people.flatMap((person) =>
    faultsOf(person).map((fault) => `${fault}, in: ${person.portrait}`),
  );
  expect(faults).toEqual([]);
});

test('500 people have 450 portraits', () => {
  expect(new Set(people.map(({ portrait }) => portrait)).size).toBeGreaterThan(450);
});
