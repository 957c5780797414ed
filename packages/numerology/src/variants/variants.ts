import type { Letter } from '../letters/letter-table.ts';
import { letterKey, spellingsIn } from '../letters/spelling.ts';
import { readName } from '../name-numbers/name-reading.ts';
import type { Worked } from '../working/step.ts';
import { calculateBy, type Readings } from './calculate.ts';
import { isBeforeBirthday } from './date-variants.ts';
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

/** A set of rules, and the calculation by them. */
export interface VariantWay<Kind extends VariantKind = VariantKind> {
  /** Departures from the rules of this library. An empty list means its own rules. */
  readonly rules: readonly RuleFor<Kind>[];
  readonly worked: Worked<VariantValue<Kind>>;
}

/** A result and every set of rules that leads to it. */
export interface Variant<Kind extends VariantKind = VariantKind> {
  readonly value: VariantValue<Kind>;
  /** The one with the fewest rules first. None of them has a rule that it could do without. */
  readonly ways: readonly [VariantWay<Kind>, ...VariantWay<Kind>[]];
}

/**
 * Every result that common rules give for a kind of number, each with the rules that lead to it. The result
 * by the rules of this library comes first (RULES.md#variants). Rules that change nothing for this name or
 * date are left out.
 *
 * @example
 * variants('lifePath', { birth: { year: 1999, month: 12, day: 20 } });
 * // 33 by the rules of this library; 6 by parts, or with masters reduced
 */
export function variants<Kind extends VariantKind>(
  kind: Kind,
  input: VariantInput<Kind>,
): readonly [Variant<Kind>, ...Variant<Kind>[]] {
  const given = checkInput(kind, input);
  const readings: Readings = new Map();
  const found = new Map<VariantValue<Kind>, [VariantWay<Kind>, ...VariantWay<Kind>[]]>();
  for (const rules of ruleSets(kind, input)) {
    const worked = calculateBy(kind, given, rules, readings) as Worked<VariantValue<Kind>>;
    const way = { rules, worked };
    const ways = found.get(worked.value);
    if (!ways) found.set(worked.value, [way]);
    else if (!ways.some((other) => other.rules.every((rule) => rules.includes(rule)))) {
      ways.push(way);
    }
  }
  // There is always the result by the rules of this library.
  const all = [...found].map(([value, ways]): Variant<Kind> => ({ value, ways }));
  return all as [Variant<Kind>, ...Variant<Kind>[]];
}

// The Chaldean school reduces every number, so it does not keep 44 either.
const UNCOMMON = /master.*chaldean/;
// If a Personal Year is reduced to a single digit, every method ends in the same one.
const UNCOMMON_YEAR = /^(all-digits|parts|digit-parts)/;

/**
 * Every set of rules that common sites have and that says something about this name and date, with the
 * shortest sets first. The first is empty: the rules of this library. `variants` tries them all.
 *
 * @example
 * ruleSets('birthday', { birth: { year: 1990, month: 5, day: 29 } });
 * // [], ['masters-reduced'], and ['master-44']
 */
export function ruleSets<Kind extends VariantKind>(
  kind: Kind,
  input: VariantInput<Kind>,
): readonly (readonly RuleFor<Kind>[])[] {
  const given = checkInput(kind, input);
  const groups: readonly (readonly Rule[])[] = KINDS[kind].rules;
  // Starting with the last group, so that sets of one size follow the order of the groups.
  const all = groups.reduceRight<readonly (readonly Rule[])[]>(
    (sets, group) => {
      const rules = group.filter((rule) => isAbout(rule, given));
      return sets.flatMap((set) => [set, ...rules.map((rule) => [rule, ...set])]);
    },
    [[]],
  );
  const uncommon = kind === 'personalYear' ? UNCOMMON_YEAR : UNCOMMON;
  const common = all.filter((rules) => !uncommon.test(rules.join()));
  return common.toSorted((a, b) => a.length - b.length) as readonly (readonly RuleFor<Kind>[])[];
}

function isAbout(rule: Rule, { name, birth, today }: Given): boolean {
  switch (rule) {
    // It changes nothing if the two are the same, and is impossible after the 12th.
    case 'day-and-month-exchanged':
      return birth.day <= 12 && birth.day !== birth.month;
    case 'from-birthday':
      return isBeforeBirthday(birth, today);
    // It moves the letters of any name, but is common only where names have an Ñ.
    case '27-letters':
      return spellingsIn(name).some(({ character }) => letterKey(character) === 'ñ');
    case 'a-z':
      return spellingsIn(name).length > 0;
    case 'without-middle-names':
      return readName(name).words.length > 2;
    case 'y-vowel':
      return ysOf(name).length > 0;
    // If all Ys have the same kind of neighbors, it gives nothing new.
    case 'y-by-neighbors':
      return new Set(ysOf(name).map(({ isVowel }) => isVowel)).size > 1;
    default:
      return true;
  }
}

/** The Ys of a name, those without a vowel next to them as vowels. */
function ysOf(name: string): readonly Letter[] {
  const { letters } = readName(name, { vowelYs: 'by-neighbors' }, 'vowelYs').letters;
  return letters.filter(({ letter }) => letter === 'Y');
}
