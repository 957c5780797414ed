import { expect, test } from 'vitest';
import { meanings } from '#texts/tools/together';
import { type ComparedPerson, compare } from '../../../compatibility/compare';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { thresholds } from '../../../ui/testing/thresholds';
import { togetherTables as tables } from '../together-tables';
import { meaningOf } from './meaning';
import { summarize } from './summary';

function person(name: string, year: number, month: number, day: number): ComparedPerson {
  return { name, date: { year, month, day }, letters: NO_CHOICES };
}

const john = person('John Smith', 1990, 5, 15);
const alan = person('Alan Turing', 1912, 6, 23);
const zizz = person('Zizz Fry', 1989, 1, 23);
const li = person('李', 1912, 6, 23);

/** The texts that are quoted in the three parts, by where they stand in the tables: “birthday opposite”. */
function quoted(first: ComparedPerson, second: ComparedPerson) {
  const summary = summarize(compare(first, second), tables);
  return (['alike', 'differ', 'toTry'] as const).map((part) =>
    summary[part].map(({ text }) => {
      const found = Object.entries(tables).flatMap(([kind, table]) =>
        Object.entries(table[part]).flatMap(([tone, one]) =>
          one === text ? `${kind} ${tone}` : [],
        ),
      );
      return found.join();
    }),
  );
}

test('the two strongest and the two weakest pairs are quoted', () => {
  // 81, 40, 37, 48 and 37: one pair of friends, and four of opposites.
  expect(quoted(john, alan)).toEqual([
    ['life-path friends'],
    ['birthday opposite', 'soul-urge opposite'],
    ['birthday opposite', 'soul-urge opposite', 'life-path friends'],
  ]);
});

test('two of the same have nothing that sets them apart, whatever the score', () => {
  // 33 and 33 score 88, 9 and 9 67, and 1 and 1 only 58, but they are the same number.
  expect(quoted(zizz, zizz)).toEqual([
    ['life-path same', 'soul-urge same'],
    [''], // a sentence of its own
    ['life-path same'],
  ]);
  expect(summarize(compare(zizz, zizz), tables).differ[0]?.text).toMatch(/sets you apart/);
});

test('a pair with a 0 is not quoted', () => {
  const { alike, differ } = summarize(compare(john, li), tables);
  expect([...alike, ...differ].map(({ kind }) => kind)).toEqual(['life-path', 'birthday']);
});

test('the meaning of a percentage', () => {
  const phrase = /different directions|different things|as well as most|get along well|very well/;
  expect(thresholds((score) => phrase.exec(meanings[meaningOf(score)])?.[0])).toBe(
    '0 different directions, 46 different things, 54 as well as most, 63 get along well, 72 very well',
  );
});
