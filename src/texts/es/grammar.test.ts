import { expect, test } from 'vitest';
import { tied, transit } from './library';
import { numbers, withArticle } from './numbers';
import { gridCard } from './result/next';
import { countAllAs, counted, notCounted, whatChanges } from './result/working';
import { luck } from './tools/blind-test/played';
import { ending } from './tools/by-hand/walk';
import { describeChart, howMany, outcome } from './tools/lottery-predictor';
import { someChange } from './tools/names';
import { whatOpeningDid, whatRemovingDoes } from './tools/people';
import { leftOut } from './tools/people/view';
import { noLetterOf, whereMet } from './tools/profile/name';
import { describeLife, describeTransit, todayAt } from './tools/profile/time';
import { born } from './tools/profile/view';
import { extremes } from './tools/together';

const whole = { fromAge: 0, toAge: undefined, value: 8, steps: [] };
const infant = { id: 'physical', letter: 'A', value: 1, fromAge: 0, toAge: 1 } as const;

/** What is said of one thing, of none, of numbers of both genders, and of names that begin with i or o. */
const AWKWARD = [
  tied([1, 8], 1, 1),
  transit(1, 1, 'I', 9),
  gridCard(1, 1),
  notCounted(['é', 'í']),
  counted(['é', 'í'], ['e', 'i']),
  countAllAs(2, ['e', 'i']),
  ...[1, 2].map((people) =>
    whatChanges(1, people, [
      { name: 'Óscar', numbers: [{ id: 'hidden-passion', value: 8 }] },
      { name: 'Inés', numbers: [{ id: 'soul-urge', value: 11 }] },
    ]),
  ),
  luck(0, 10, 0.02),
  ending(1),
  ...[0, 1].flatMap((count) => [howMany(count), outcome(count, []), describeChart([count])]),
  someChange(['maturity'], ['destiny', 'expression']),
  whatOpeningDid({ added: 1, completed: 1, known: 1, unusable: 1, full: 1 }, 500),
  whatRemovingDoes(1),
  leftOut(['Ana', 'Hilda']),
  born({ year: 2025, month: 1, day: 1 }, 1),
  noLetterOf(['I', 'O']),
  whereMet(13, ['destiny', 'expression'], true),
  describeLife({
    ...{ pinnacles: [whole], challenges: [whole], periods: [whole] },
    ...{ transits: [infant], age: 1 },
  }),
  describeTransit(infant),
  todayAt(1),
  extremes(['personality'], ['destiny', 'attitude']),
];

/** What agreement and sound forbid. */
const FAULTS = {
  'several of one': /(?<![\d.,])1 (?!veces)\p{L}{3,}s(?!\p{L})/u,
  'a plural article before one': /(?<!\p{L})l[oa]s 1(?!\d)/u,
  'de el, a el': /(?<!\p{L})(?:de|a) el(?!\p{L})/u,
  'y before the sound i': /(?<!\p{L})y h?[ií](?!e)/iu,
  'o before the sound o': /(?<!\p{L})o (?:h?[oó]|8|11(?!\d))/iu,
  'letters that read as words': /(?<!\p{L})e e(?!\p{L})|(?<!\p{L})e i(?!\p{L})/u,
  'what is missing': /undefined|NaN| {2}/,
};

test.each(Object.entries(FAULTS))('no sentence has %s', (_, fault) => {
  expect(AWKWARD.filter((text) => text && fault.test(text))).toEqual([]);
});

test('each label has its article, and the same words in a sentence as alone', () => {
  for (const [id, { label }] of Object.entries(numbers)) {
    const inSentence = withArticle[id as keyof typeof numbers];
    expect(inSentence.replace(/^(?:el|la) /, '').toLowerCase()).toBe(label.toLowerCase());
    expect(inSentence).toMatch(/^(?:el|la) /);
  }
});
