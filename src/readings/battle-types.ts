import type { CoreNumber } from '@ninefold/numerology';

/** A pair of numbers, the smaller first: `2-11`. */
export type PairKey = `${CoreNumber}-${CoreNumber}`;

/** What one number brings to a pair; 0 is a name without a letter from A to Z. */
export type BattleTraits = Readonly<Record<CoreNumber | 0, string>>;

/** What two numbers make of each other. All 78 pairs are there; a test counts them. */
export type BattlePairs = Readonly<Partial<Record<PairKey, string>>>;

/** The four headlines of an analysis, best first. */
export type BattleHeadline = 'strong' | 'moderate' | 'challenging' | 'difficult';

/** The parts of an analysis that follow the score. `{first}`, `{second}` and `{both}` stand for the names. */
export interface BattleAnalysis {
  readonly communication: { readonly positive: string; readonly strained: string };
  readonly emotions: { readonly similar: string; readonly different: string };
  readonly challenges: Readonly<Record<BattleHeadline, string>>;
  readonly growth: { readonly positive: string; readonly strained: string };
  readonly pathForward: Readonly<Record<'open' | 'steady' | 'careful', string>>;
}
