import type { CalendarDate } from '../calendar/calendar-date.ts';
import { maturityOf } from '../combined-numbers/chart.ts';
import { attitudeOf, datePartsOf } from '../date-numbers/date-numbers.ts';
import { checkList, checkOneOf, checkWhole } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import { CHALDEAN, SPANISH } from '../letters/alphabet.ts';
import { joinLetters } from '../letters/read-letters.ts';
import {
  firstWordOf,
  type NameReading,
  nameTotal,
  readName,
  totalInOneSum,
} from '../name-numbers/name-reading.ts';
import { MASTER_NUMBERS } from '../numbers/core-numbers.ts';
import { type Method, OF_CHARTS } from '../options/options.ts';
import type { Worked } from '../working/step.ts';
import { lifePathBy, personalYearBy } from './date-variants.ts';
import {
  checkInput,
  type Given,
  KINDS,
  type Rule,
  type RuleFor,
  type VariantInput,
  type VariantKind,
  type VariantValue,
} from './kinds.ts';

/**
 * A number by a set of rules, such as `variants` names them (RULES.md#variants). Without rules, it is the
 * number by those of this library.
 *
 * @example
 * calculate('lifePath', { birth: { year: 1999, month: 12, day: 20 } }, ['parts']); // value 6: 3 + 2 + 1
 */
export function calculate<Kind extends VariantKind>(
  kind: Kind,
  input: VariantInput<Kind>,
  rules: readonly RuleFor<Kind>[] = [],
): Worked<VariantValue<Kind>> {
  const given = checkInput(kind, input);
  checkRules(KINDS[kind].rules, rules);
  return calculateBy(kind, given, rules) as Worked<VariantValue<Kind>>;
}

/** Rules of the same group contradict each other. */
function checkRules(groups: readonly (readonly Rule[])[], rules: readonly Rule[]): void {
  const known = groups.flat();
  checkList(rules, 'rules', (rule, what) => checkOneOf(rule, what, known));
  for (const group of groups) {
    const [, second] = rules.filter((rule) => group.includes(rule));
    if (second) throw inputError('rules', `at most one of ${group.join(', ')}`, second, 'range');
  }
}

/** The readings of one name by the rules about letters. */
export type Readings = Map<string, NameReading<number>>;

const OF_LETTERS: readonly Rule[] = [
  'a-z',
  'chaldean',
  '27-letters',
  'y-vowel',
  'y-by-neighbors',
  'without-middle-names',
];

/**
 * A number by a set of rules. Everything has been checked. Whoever tries many sets gives the same `readings`
 * each time, so that even the longest name is read only a few times.
 */
export function calculateBy(
  kind: VariantKind,
  { name, birth, today }: Given,
  rules: readonly Rule[],
  readings: Readings = new Map(),
): Worked<number> {
  const has = (rule: Rule) => rules.includes(rule);
  const masters = mastersBy(has);
  const method: Method = has('parts') ? 'parts' : has('digit-parts') ? 'digit-parts' : 'whole';
  const reduction = { masters: masters ?? MASTER_NUMBERS, method };
  const reading = () => {
    const read = readBy(rules, name, readings);
    return { ...read, masters: masters ?? read.masters, method };
  };
  switch (kind) {
    case 'lifePath':
      return lifePathBy(rules, birth, reduction);
    case 'birthday':
      return datePartsOf(
        has('day-and-month-exchanged') ? exchanged(birth) : birth,
        reduction.masters,
      ).day;
    case 'attitude':
      return attitudeOf(birth, reduction);
    case 'soulUrge':
      return nameTotal(reading(), 'vowels');
    case 'personality':
      return nameTotal(reading(), 'consonants');
    case 'firstName': {
      const read = reading();
      return totalInOneSum(firstWordOf(read), 'first-word', read.masters);
    }
    case 'maturity': {
      const destiny = nameTotal(reading(), 'all');
      return maturityOf(lifePathBy(rules, birth, reduction), destiny, reduction.masters);
    }
    case 'personalYear':
      return personalYearBy(rules, birth, today, reduction);
    default:
      return nameTotal(reading(), 'all');
  }
}

function readBy(rules: readonly Rule[], name: string, readings: Readings): NameReading<number> {
  const ofLetters = rules.filter((rule) => OF_LETTERS.includes(rule));
  const key = ofLetters.join();
  const known = readings.get(key);
  if (known) return known;
  const has = (rule: Rule) => ofLetters.includes(rule);
  const options = {
    letters: has('a-z') ? 'a-z' : 'spelled',
    alphabet: has('chaldean') ? CHALDEAN : has('27-letters') ? SPANISH : undefined,
    vowelYs: has('y-vowel') ? 'all' : has('y-by-neighbors') ? 'by-neighbors' : undefined,
  } as const;
  const read = readName<number>(name, options, OF_CHARTS);
  const reading = has('without-middle-names') ? withoutMiddleNames(read) : read;
  readings.set(key, reading);
  return reading;
}

/** Undefined by default: then it depends on the alphabet. */
function mastersBy(has: (rule: Rule) => boolean): readonly number[] | undefined {
  if (has('masters-reduced')) return [];
  return has('master-44') ? [...MASTER_NUMBERS, 44] : undefined;
}

function withoutMiddleNames(reading: NameReading<number>): NameReading<number> {
  const words = [...reading.words.slice(0, 1), ...reading.words.slice(1).slice(-1)];
  return { ...reading, words, letters: joinLetters(words, reading.letters.alphabet) };
}

function exchanged(birth: CalendarDate): CalendarDate {
  checkWhole(birth.day, 'input.birth.day', 1, 12);
  return { ...birth, month: birth.day, day: birth.month };
}
