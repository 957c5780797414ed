import type { CalendarDate } from '../calendar/calendar-date.ts';
import { spellingsIn } from '../letters/spelling.ts';
import { assignLetters } from '../name-numbers/assign-letters.ts';
import { KINDS, type VariantInput, type VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';

/** At most one rule of each group holds; none of them is the rule of this library. */
type Group = readonly Rule[];

const MASTERS: Group = ['masters-reduced', 'master-44'];
const METHODS: Group = ['parts', 'digit-parts'];

/**
 * Every set of rules that may make a difference for a name and a date, those with the fewest first.
 *
 * @example
 * combinationsFor('birthday', { birth: { year: 1990, month: 5, day: 29 } });
 * // [], ['masters-reduced'] and ['master-44']
 */
export function combinationsFor(
  kind: VariantKind,
  { name = '', birth }: VariantInput,
): readonly (readonly Rule[])[] {
  const { usesName } = KINDS[kind];
  const groups = [
    ...(kind === 'birthday' || kind === 'firstName' ? [] : [METHODS]),
    MASTERS,
    ...(usesName ? nameGroups(kind, name) : []),
    ...(birth && kind === 'birthday' && isExchangeable(birth)
      ? [['day-and-month-exchanged'] satisfies Group]
      : []),
  ];
  // From the last group on, so that sets of one size follow the order of the groups.
  const all = groups.reduceRight<readonly (readonly Rule[])[]>(
    (sets, group) => sets.flatMap((set) => [set, ...group.map((rule) => [rule, ...set])]),
    [[]],
  );
  return all.filter(isCommon).toSorted((a, b) => a.length - b.length);
}

function nameGroups(kind: VariantKind, name: string): readonly Group[] {
  const isOfSides = kind === 'soulUrge' || kind === 'personality';
  const hasY = assignLetters(name).letters.some(({ letter }) => letter === 'Y');
  const words = name.trim().split(/\s+/).length;
  return [
    ['chaldean'],
    ...(isOfSides && hasY ? [['y-vowel'] satisfies Group] : []),
    ...(spellingsIn(name).length > 0 ? [['a-z'] satisfies Group] : []),
    ...(words > 2 && kind !== 'firstName' ? [['without-middle-names'] satisfies Group] : []),
  ];
}

/** Exchanging the two changes nothing where both are the same, and is impossible after the 12th. */
function isExchangeable({ month, day }: CalendarDate): boolean {
  return day <= 12 && day !== month;
}

/** The Chaldean school reduces every number, so it knows no 44 either. */
function isCommon(rules: readonly Rule[]): boolean {
  return !(
    rules.includes('chaldean') &&
    (rules.includes('master-44') || rules.includes('masters-reduced'))
  );
}
