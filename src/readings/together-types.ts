import type { CoreNumber } from '@ninefold/numerology';

/** What kind of meeting two numbers make. */
export type Meeting = 'same' | 'friends' | 'neutral' | 'opposite';

/**
 * What one kind of number says about two people. Each text has 25 to 75 words. A text for `masters`
 * replaces the one for the meeting of two different numbers if one of them is a master number, so it
 * fits any score.
 */
export interface TogetherTexts<Number extends CoreNumber = CoreNumber> {
  /** What two people share who have the same number. */
  readonly same: Readonly<Record<Number, string>>;
  /** What a person with this number brings to somebody who has another. */
  readonly beside: Readonly<Record<Number, string>>;
  /** For *Where you are alike*. */
  readonly alike: Readonly<Record<'same' | 'friends' | 'masters', string>>;
  /** For *Where you differ*. */
  readonly differ: Readonly<Record<'neutral' | 'opposite' | 'masters', string>>;
  /** For *What to try*. */
  readonly toTry: Readonly<Record<Meeting | 'masters', string>>;
}
