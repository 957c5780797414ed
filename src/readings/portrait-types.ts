import type { CoreNumber, Digit } from '@ninefold/numerology';
import type { PairKey } from './battle-types';

/** Three ways to show the same number in the same place. */
export type Variants = readonly [string, string, string];

/** What a number looks like, by which of the nine it is. A Hidden Passion is a digit. */
export type Evidence = Readonly<
  Record<
    'life-path' | 'destiny' | 'soul-urge' | 'personality' | 'attitude',
    Readonly<Record<CoreNumber, Variants>>
  > & { readonly 'hidden-passion': Readonly<Record<Digit, Variants>> }
>;

/** The first and the last paragraph of a portrait: of two numbers of one person, or of one that many of the nine are. */
export interface PortraitFrame {
  /** What kind of person it is, plainly, with the numbers in it; 20 to 30 words. */
  readonly pull: string;
  /** The pull where the Soul Urge is one of the two, by the Soul Urge's number. */
  readonly inPrivate?: Readonly<Partial<Record<CoreNumber, string>>>;
  /** What comes of it in a week, and what helps or simply is; 25 to 40 words. */
  readonly turn: string;
}

/** Something for each pair of numbers, the smaller first. Tests count them. */
export type ForPairs<T> = Readonly<Partial<Record<PairKey, T>>>;
