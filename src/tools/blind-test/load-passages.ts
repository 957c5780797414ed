import { type Passage, passagesOf, type Tables } from './rules/passages';

/** What a test is made of: the passages, and the tables with their titles. */
export interface Material {
  readonly tables: Tables;
  readonly passages: readonly Passage[];
}

/** Fetches the five tables, one file each, in parallel. */
export async function loadPassages(): Promise<Material> {
  const [name, lifePath, maturity, attitude, hiddenPassion] = await Promise.all([
    import('../../readings/name'),
    import('../../readings/life-path'),
    import('../../readings/maturity'),
    import('../../readings/attitude'),
    import('../../readings/hidden-passion'),
  ]);
  const tables = {
    name: name.nameReadings,
    lifePath: lifePath.lifePathReadings,
    maturity: maturity.maturityReadings,
    attitude: attitude.attitudeReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
  };
  return { tables, passages: passagesOf(tables) };
}
