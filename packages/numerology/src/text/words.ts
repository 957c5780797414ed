import type { Bridges } from '../combined-numbers/bridges.ts';
import type { Profile } from '../combined-numbers/profile.ts';
import type { Cycles } from '../cycles/personal-cycles.ts';
import type { LetterSelection, PartName, PlaneName, Step } from '../working/step.ts';

/** What a number is called in the objects of this library: every key of a chart, a profile, and cycles. */
export type NumberName =
  | keyof Profile
  | keyof Cycles
  | keyof Bridges
  | PlaneName
  | 'essence'
  | 'business'
  | 'universalDay'
  | 'universalMonth'
  | 'universalYear';

/** The kinds of steps that are more than figures, signs, and titles. */
type SpokenKind = Exclude<
  Step['kind'],
  'letters' | 'part' | 'sum' | 'reduction' | 'difference' | 'digit-counts'
>;

/** What a language has to say. A step without a sentence does not compile. */
export interface Words {
  /** Whether a date is added up from its day to its year. A step that stands alone stays as it is. */
  readonly isDayFirst: boolean;
  readonly parts: Readonly<Record<PartName, string>>;
  readonly numbers: Readonly<Record<NumberName, readonly [title: string, words: string]>>;
  readonly selections: Readonly<Record<LetterSelection, string>>;
  readonly steps: {
    readonly [Kind in SpokenKind]: (step: Extract<Step, { readonly kind: Kind }>) => string;
  };
  /** In place of letters or values. */
  readonly none: string;
  readonly nothingToAdd: string;
  readonly digitsThatOccur: string;
  readonly spelledAs: (character: string, as: string) => string;
  readonly notCounted: (characters: readonly string[]) => string;
  /** The first and the last age; without an end, the last one is undefined. */
  readonly ages: (first: number, last: number | undefined) => string;
}
