import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { PairKey } from '../battle-types';

/** The sides of a person that a portrait has sentences for. */
export type Facet =
  | 'lifePath'
  | 'destiny'
  | 'soulUrge'
  | 'personality'
  | 'attitude'
  | 'hiddenPassion'
  | 'maturity';

/** Three ways to show the same number in the same facet. */
export type Variants = readonly [string, string, string];

/** What a number looks like in each facet. A Hidden Passion is a digit. */
export type Evidence = Readonly<
  Record<Exclude<Facet, 'hiddenPassion'>, Readonly<Record<CoreNumber, Variants>>> & {
    readonly hiddenPassion: Readonly<Record<Digit, Variants>>;
  }
>;

/** What two numbers do in one person: the first and the last paragraph of a portrait. */
export interface PortraitFrame {
  /** What pulls where, in plain words, with the numbers in it. */
  readonly pull: string;
  /** The same where one of the two is the Soul Urge, by that number. */
  readonly inPrivate?: Readonly<Partial<Record<CoreNumber, string>>>;
  /** What comes of it in a week, and what helps or simply is. */
  readonly turn: string;
}

/** Sentences for two numbers, the smaller first. */
export type ForPairs<T> = Readonly<Partial<Record<PairKey, T>>>;
