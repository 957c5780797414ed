import { reduceNumber, type VariantKind } from '@ninefold/numerology';
import type { CountedPerson } from '../../../person/entry/person';
import { isEnoughFor, SUM_ID, type SumId } from '../../../person/form/sum-ids';
import type { ResolvedEntry } from '../../../result/tool/tool';

/** What the library calls the numbers. */
export const variantKinds: Readonly<Record<SumId, VariantKind>> = {
  'life-path': 'lifePath',
  destiny: 'destiny',
  'soul-urge': 'soulUrge',
  personality: 'personality',
  maturity: 'maturity',
  'personal-year': 'personalYear',
};

/** What a visitor asks: whose number it is, which one, and what another site says it is. */
export interface Question {
  readonly person: CountedPerson;
  readonly kind: SumId;
  readonly theirs: number;
}

/** The question in an entry; undefined if it is incomplete. */
export function questionIn({ people: [person], extra }: ResolvedEntry): Question | undefined {
  const { number = '', said = '' } = extra;
  const theirs = saidNumber(said);
  if (!SUM_ID.test(number) || theirs === undefined) return undefined;
  const kind = number as SumId;
  return isEnoughFor(kind, person) ? { person, kind, theirs } : undefined;
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
