import type { CalendarDate } from '../calendar/calendar-date.ts';
import { spellingsIn } from '../letters/spelling.ts';
import { assignLetters } from '../name-numbers/assign-letters.ts';
import { KINDS, type VariantInput, type VariantKind } from './kinds.ts';
import type { Rule } from './rule.ts';
import { ysByNeighbors } from './ys-by-neighbors.ts';

/** At most one rule of each group applies. If none does, this library's own rule applies. */
type Group = readonly Rule[];

const MASTERS: Group = ['masters-reduced', 'master-44'];
const METHODS: Group = ['parts', 'digit-parts'];
const DATE_METHODS: Group = [...METHODS, 'whole-numbers'];
const YEAR_METHODS: Group = ['all-digits', ...METHODS];

/**
 * Every set of rules that can make a difference for a name and a date, with the shortest sets first.
 *
 * @example
 * combinationsFor('birthday', { birth: { year: 1990, month: 5, day: 29 } });
 * // [], ['masters-reduced'], and ['master-44']
 */
export function combinationsFor(
  kind: VariantKind,
  input: VariantInput,
): readonly (readonly Rule[])[] {
  // Starting with the last group, so that sets of one size follow the order of the groups.
  const all = groupsFor(kind, input).reduceRight<readonly (readonly Rule[])[]>(
    (sets, group) => sets.flatMap((set) => [set, ...group.map((rule) => [rule, ...set])]),
    [[]],
  );
  return all
    .filter(kind === 'personalYear' ? isYearCommon : isCommon)
    .toSorted((a, b) => a.length - b.length);
}

function groupsFor(kind: VariantKind, { name = '', birth, today }: VariantInput): readonly Group[] {
  switch (kind) {
    case 'lifePath':
      return [DATE_METHODS, MASTERS];
    case 'attitude':
      return [METHODS, MASTERS];
    case 'birthday':
      return [MASTERS, ...groupIf(birth && isExchangeable(birth), 'day-and-month-exchanged')];
    case 'personalYear':
      return [
        ['masters-kept'],
        YEAR_METHODS,
        ...groupIf(birth && today && isBeforeBirthday(birth, today), 'from-birthday'),
      ];
    case 'firstName':
      return [MASTERS, ...nameGroups(kind, name)];
    default:
      return [KINDS[kind].usesBirth ? DATE_METHODS : METHODS, MASTERS, ...nameGroups(kind, name)];
  }
}

function nameGroups(kind: VariantKind, name: string): readonly Group[] {
  const isOfSides = kind === 'soulUrge' || kind === 'personality';
  const words = name.trim().split(/\s+/).length;
  return [
    ['chaldean'],
    ...(isOfSides ? yGroups(name) : []),
    ...groupIf(spellingsIn(name).length > 0, 'a-z'),
    ...groupIf(words > 2 && kind !== 'firstName', 'without-middle-names'),
  ];
}

/** If all Ys have the same kind of neighbors, one of the two rules for them gives nothing new. */
function yGroups(name: string): readonly Group[] {
  const ys = assignLetters(name).letters.filter(({ letter }) => letter === 'Y').length;
  const vowels = ysByNeighbors(name, 'spelled').length;
  if (vowels > 0 && vowels < ys) return [['y-vowel', 'y-by-neighbors']];
  return groupIf(ys > 0, 'y-vowel');
}

function groupIf(canDiffer: boolean | undefined, rule: Rule): readonly Group[] {
  return canDiffer ? [[rule]] : [];
}

/** Exchanging the two changes nothing if they are the same, and is impossible after the 12th. */
function isExchangeable({ month, day }: CalendarDate): boolean {
  return day <= 12 && day !== month;
}

function isBeforeBirthday(birth: CalendarDate, today: CalendarDate): boolean {
  return (today.month - birth.month || today.day - birth.day) < 0;
}

/** If a Personal Year is reduced to a single digit, every method ends in the same one. */
function isYearCommon(rules: readonly Rule[]): boolean {
  return rules.includes('masters-kept') || !rules.some((rule) => YEAR_METHODS.includes(rule));
}

/** The Chaldean school reduces every number, so it does not keep 44 either. */
function isCommon(rules: readonly Rule[]): boolean {
  return !(
    rules.includes('chaldean') &&
    (rules.includes('master-44') || rules.includes('masters-reduced'))
  );
}
