import { expect, test } from 'vitest';
import { type HomeNumbers, homeNumbers } from '../../src/numbers/home-numbers';
import { countedNumbers } from '../../src/portrait/counted-numbers';
import { portraitOf } from '../../src/portrait/portrait';
import { openingsOf } from '../../src/portrait/repetition';
import { portraitBothAtOnce } from '../../src/readings/portrait/both-at-once';
import { seededRandom } from '../../src/ui/page/seeded-random';
import { wordsOf } from './editorial';
import { sentencesOf } from './voice';

/** Vowels and the usual consonants are drawn more often, as in names. */
const LETTERS = 'aaaeeeiioouynnnrrrlllsssttmmdhkcbgjpvwfzqx';

/** The nine numbers of people with drawn names and dates; some have only the one, some only the other. */
function drawPeople(count: number): readonly HomeNumbers[] {
  const random = seededRandom('people');
  const below = (limit: number) => Math.floor(random() * limit);
  const word = () =>
    Array.from({ length: 3 + below(7) }, () => LETTERS[below(LETTERS.length)]).join('');
  return Array.from({ length: count }, (_, index) => {
    const name = Array.from({ length: 1 + below(3) }, word).join(' ');
    const date = { year: 1920 + below(100), month: 1 + below(12), day: 1 + below(28) };
    if (index % 50 === 0) return homeNumbers('李', date);
    return homeNumbers(name, index % 50 === 1 ? undefined : date);
  });
}

/** What is wrong with a portrait. */
function faultsOf(paragraphs: readonly string[]): readonly string[] {
  const text = paragraphs.join(' ');
  const words = wordsOf(text).length;
  return [
    ...(words >= 70 && words <= 135 ? [] : [`${words} words: ${text}`]),
    ...repeated(sentencesOf(text)),
    ...repeated(openingsOf(text)).map((opening) => `“${opening}” opens twice: ${text}`),
  ];
}

function repeated(list: readonly string[]): readonly string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

// 10,000 people, measured on 2026-11-18: 5,689 portraits, and no fault.
test('2,000 people have 1,500 portraits, of 70 to 135 words, with nothing said twice', () => {
  const portraits = drawPeople(2_000).map(portraitOf);
  expect([...new Set(portraits.flatMap(faultsOf))]).toEqual([]);
  expect(new Set(portraits.map((paragraphs) => paragraphs.join(' '))).size).toBeGreaterThan(1_500);
});

test('every two different numbers have a scene together', () => {
  expect(Object.keys(portraitBothAtOnce)).toHaveLength((12 * 11) / 2);
});

const COUNTS = 'no one two three four five six seven eight nine'.split(' ');

test('the portraits of 500 people name no count and no number that the tabs do not have', () => {
  const faults = drawPeople(500).flatMap((numbers) => {
    const text = portraitOf(numbers).join(' ');
    const tabs = countedNumbers(numbers).map(({ number }) => number);
    const counts = [...text.matchAll(/\b(\w+) (\d+)s\b/g)].filter(
      ([, count, number]) =>
        COUNTS.indexOf(count ?? '') !== tabs.filter((tab) => tab === Number(number)).length,
    );
    const absent = [...text.matchAll(/\b[Aa]n? (\d+)\b/g)].filter(
      ([, number]) => !tabs.some((tab) => tab === Number(number)),
    );
    return [...counts, ...absent].map(([found]) => `${found}, of ${tabs}: ${text}`);
  });
  expect(faults).toEqual([]);
});
