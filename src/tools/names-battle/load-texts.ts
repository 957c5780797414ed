import type { BattleTexts } from './analysis';

/** Fetches the texts of a battle. They are large, and not needed before the score. */
export async function loadTexts(): Promise<BattleTexts> {
  const [traits, pairs, analysis] = await Promise.all([
    import('../../readings/battle-traits'),
    import('../../readings/battle-pairs'),
    import('../../readings/battle-analysis'),
  ]);
  return {
    traits: traits.battleTraits,
    pairs: pairs.battlePairs,
    analysis: analysis.battleAnalysis,
  };
}
