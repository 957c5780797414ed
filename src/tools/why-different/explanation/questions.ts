import { reduceNumber, type VariantKind } from '@ninefold/numerology';
import type { CountedPerson } from '../../../person/entry/person';
import { isEnoughFor, type NumberParts } from '../../../person/form/number-parts';
import type { Asked } from '../../../person/tool/tool';

/** A number that can be asked about. */
export interface AskedKind extends NumberParts {
  readonly label: string;
  readonly variant: VariantKind;
}

/** The numbers that can be asked about, by the ids that links use. */
export const askedKinds = {
  'life-path': { label: 'Life Path', variant: 'lifePath', usesName: false, usesDate: true },
  destiny: { label: 'Destiny', variant: 'destiny', usesName: true, usesDate: false },
  'soul-urge': { label: 'Soul Urge', variant: 'soulUrge', usesName: true, usesDate: false },
  personality: { label: 'Personality', variant: 'personality', usesName: true, usesDate: false },
  maturity: { label: 'Maturity', variant: 'maturity', usesName: true, usesDate: true },
  'personal-year': {
    label: 'Personal Year',
    variant: 'personalYear',
    usesName: false,
    usesDate: true,
  },
} as const satisfies Readonly<Record<string, AskedKind>>;

/** The id of a number that can be asked about. */
export type AskedId = keyof typeof askedKinds;

function isAskedId(text: string): text is AskedId {
  return Object.hasOwn(askedKinds, text);
}

/** What a visitor asks: whose number it is, which one, and what another site says it is. */
export interface Question {
  readonly person: CountedPerson;
  readonly kind: AskedId;
  readonly theirs: number;
}

/** The question in an entry; undefined if it is incomplete. */
export function questionIn({ people: [person], extra }: Asked): Question | undefined {
  const { number: kind = '', said = '' } = extra;
  const theirs = saidNumber(said);
  if (!isAskedId(kind) || theirs === undefined) return undefined;
  return isEnoughFor(askedKinds[kind], person) ? { person, kind, theirs } : undefined;
}

/** What the field for the other site’s number takes: 7, 11, 11/2, 29/11/2. */
export const SAID_PATTERN = '\\s*\\d{1,2}(\\s*/\\s*\\d{1,2}){0,2}\\s*';

/** What a link may hold of it. */
export const SAID = new RegExp(`^(?:${SAID_PATTERN})$`);

/**
 * The number that another site means. Many write a master number or a total with what it comes down to;
 * of those the first that is final counts. A total alone counts as what it comes down to.
 *
 * @example
 * saidNumber('11/2'); // 11
 * saidNumber('13/4'); // 4
 * saidNumber('13'); // 4: some sites leave a total as it is
 */
export function saidNumber(said: string): number | undefined {
  if (!SAID.test(said)) return undefined;
  const numbers = said.split('/').map(Number);
  return numbers.find(isFinal) ?? reduceNumber(numbers.at(-1) ?? 0).value;
}

function isFinal(number: number): boolean {
  return number < 10 || (number < 45 && number % 11 === 0);
}
