import {
  type CalendarDate,
  type CountedLetters,
  calculate,
  daysInMonth,
  foldToNine,
  type Rule,
  ruleSets,
  type VariantInput,
  type VariantKind,
  type Worked,
} from '@ninefold/numerology';
import { ALWAYS_27_LETTERS } from '#texts/tools/why-different';
import { numberNames } from '../../../numbers/number-names';
import { type Question, variantKinds } from './questions';

/**
 * What another site may do differently. The library counts letters with accents; here a visitor decides,
 * so a site may differ by counting them as well as by leaving them out.
 */
export type Departure = Rule | 'spelled';

/** Departures that lead to the other site's number, and the sum by them. */
export interface Reason {
  readonly departures: readonly Departure[];
  readonly worked: Worked<number>;
}

/** Something else that leads there by our own rules. */
interface Slip {
  readonly id: 'day-early' | 'first-name' | 'life-path' | 'birthday';
  readonly worked: Worked<number>;
}

export interface Explanation {
  readonly ours: Worked<number>;
  readonly theirs: number;
  /** The likeliest first. None where the two agree, or where no rule explains it. */
  readonly reasons: readonly Reason[];
  readonly slips: readonly Slip[];
  readonly tried: number;
  /** How many of the digits from 1 to 9 they lead to. A master number counts as the digit it comes down to. */
  readonly reached: number;
}

/** Whatever a number can be made from. */
interface Given {
  readonly name: string;
  readonly birth: CalendarDate | undefined;
  readonly today: CalendarDate;
}

/** The likeliest first, as far as other sites say how they count. */
const BY_LIKELIHOOD: readonly Departure[] = [
  'parts',
  'masters-reduced',
  'masters-kept',
  'spelled',
  'a-z',
  'y-vowel',
  'y-by-neighbors',
  'from-birthday',
  'without-middle-names',
  'digit-parts',
  '27-letters',
  'chaldean',
  'whole-numbers',
  'all-digits',
  'master-44',
];

/** Every common reason for the number that another site gives. */
export function explainDifference(question: Question, today: CalendarDate): Explanation {
  const { person, kind, theirs } = question;
  const { name, date, letters } = person;
  const reasons = reasonsFor(variantKinds[kind], { name, birth: date, today }, letters.letters);
  const ours = ourWay(reasons);
  const isSame = ours.value === theirs;
  return {
    ours,
    theirs,
    reasons: isSame ? [] : likeliest(reasons.filter(({ worked }) => worked.value === theirs)),
    slips: isSame ? [] : slipsTo(question, today),
    tried: reasons.length,
    reached: digitsReached(reasons).size,
  };
}

function digitsReached(reasons: readonly Reason[]): ReadonlySet<number> {
  const values = reasons.map(({ worked }) => worked.value);
  // 0, from a name without a vowel for instance, is none of the nine.
  return new Set(values.filter((value) => value > 0).map((value) => foldToNine(value).value));
}

/** Every number that common rules give, each with its departures from the rules of this site. */
function reasonsFor(kind: VariantKind, given: Given, letters: CountedLetters): readonly Reason[] {
  const input = inputOf(kind, given);
  const ways = setsOfRules(kind, input).map((rules) => ({
    rules,
    worked: calculate(kind, input, rules),
  }));
  // Where letters beyond A–Z make a difference, the library has ways without them.
  const isOfLetters = ways.some(({ rules }) => rules.includes('a-z'));
  return ways.map(({ rules, worked }) => {
    if (letters === 'spelled' || !isOfLetters) return { departures: rules, worked };
    const others = rules.filter((rule) => rule !== 'a-z');
    return { departures: rules.includes('a-z') ? others : [...others, 'spelled'], worked };
  });
}

/** Those that common sites have. The library tries 27 letters for a name with an Ñ; some languages, for any. */
function setsOfRules(kind: VariantKind, input: VariantInput): readonly (readonly Rule[])[] {
  const sets: readonly (readonly Rule[])[] = ruleSets(kind, input);
  const isTried = !ALWAYS_27_LETTERS || !input.name || sets.flat().includes('27-letters');
  if (isTried) return sets;
  const others = sets.filter((rules) => !rules.includes('chaldean'));
  return [...sets, ...others.map((rules): readonly Rule[] => [...rules, '27-letters'])];
}

/** What a kind of number is made from: the library takes nothing else. */
function inputOf(kind: VariantKind, { name, birth, today }: Given): VariantInput {
  if (kind === 'maturity') return { name, birth } as VariantInput;
  if (kind === 'personalYear') return { birth, today } as VariantInput;
  const isOfDate = kind === 'lifePath' || kind === 'birthday' || kind === 'attitude';
  return isOfDate ? ({ birth } as VariantInput) : { name };
}

function ourWay(reasons: readonly Reason[]): Worked<number> {
  const own = reasons.find(({ departures }) => departures.length === 0);
  if (!own) throw new Error('no way without a departure');
  return own.worked;
}

/** Without those that do more than another one needs, and in order. */
function likeliest(reasons: readonly Reason[]): readonly Reason[] {
  const needed = reasons.filter(
    ({ departures }) =>
      !reasons.some(
        (other) =>
          other.departures.length < departures.length &&
          other.departures.every((departure) => departures.includes(departure)),
      ),
  );
  return needed.toSorted((a, b) => a.departures.length - b.departures.length || rank(a) - rank(b));
}

function rank({ departures }: Reason): number {
  return departures.reduce((sum, departure) => sum + BY_LIKELIHOOD.indexOf(departure), 0);
}

/** What else leads to the number by our own rules: a slip, or another number of the same name. */
function slipsTo({ person, kind, theirs }: Question, today: CalendarDate): readonly Slip[] {
  const { name, date, letters } = person;
  const { usesName, usesDate } = numberNames[kind];
  const variant = variantKinds[kind];
  const own = (other: Partial<Given>, of: VariantKind = variant) =>
    ourWay(reasonsFor(of, { name, birth: date, today, ...other }, letters.letters));
  const [firstWord = '', ...otherWords] = name.split(/\s+/);
  const slips: (Slip | false | undefined)[] = [
    usesDate && date && { id: 'day-early', worked: own({ birth: dayBefore(date) }) },
    usesName && otherWords.length > 0 && { id: 'first-name', worked: own({ name: firstWord }) },
    kind === 'destiny' && date && { id: 'life-path', worked: own({}, 'lifePath') },
    kind === 'life-path' && date && { id: 'birthday', worked: own({}, 'birthday') },
  ];
  return slips.flatMap((slip) => (slip && slip.worked.value === theirs ? slip : []));
}

function dayBefore({ year, month, day }: CalendarDate): CalendarDate {
  if (day > 1) return { year, month, day: day - 1 };
  const [y, m] = month > 1 ? [year, month - 1] : [year - 1, 12];
  return { year: y, month: m, day: daysInMonth(y, m) };
}
