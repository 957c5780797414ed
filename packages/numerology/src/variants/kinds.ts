import type { CalendarDate } from '../calendar/calendar-date.ts';

/** What a number is made from. */
export interface VariantInput {
  readonly name?: string | undefined;
  readonly birth?: CalendarDate | undefined;
  /** For the Personal Year: a day in it. */
  readonly today?: CalendarDate | undefined;
}

/** What a kind of number is made from. */
interface KindUse {
  readonly usesName: boolean;
  readonly usesBirth: boolean;
  readonly usesToday?: boolean;
}

const NAME: KindUse = { usesName: true, usesBirth: false };
const BIRTH: KindUse = { usesName: false, usesBirth: true };
const BOTH: KindUse = { usesName: true, usesBirth: true };

/** The kinds of number about which sites differ. */
export type VariantKind =
  | 'lifePath'
  | 'birthday'
  | 'attitude'
  | 'destiny'
  | 'expression'
  | 'soulUrge'
  | 'personality'
  | 'firstName'
  | 'maturity'
  | 'personalYear';

/** What each kind is made from. */
export const KINDS: Readonly<Record<VariantKind, KindUse>> = {
  lifePath: BIRTH,
  birthday: BIRTH,
  attitude: BIRTH,
  destiny: NAME,
  expression: NAME,
  soulUrge: NAME,
  personality: NAME,
  firstName: NAME,
  maturity: BOTH,
  personalYear: { ...BIRTH, usesToday: true },
};
