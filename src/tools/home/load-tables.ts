import type { nameMeanings } from '../../readings/name-meanings';
import type { CoreReadings } from '../../readings/types';
import type { TableName } from '../../ui/result/number-kinds';

/** The core readings, by table and number, and what four of the nine numbers mean by themselves. */
export type Tables = Readonly<Record<TableName, CoreReadings>> & {
  readonly nameMeanings: typeof nameMeanings;
};

/** Fetches the five tables of core readings and the name meanings, each a file, side by side. */
export async function loadTables(): Promise<Tables> {
  const [name, lifePath, maturity, attitude, hiddenPassion, meanings] = await Promise.all([
    import('../../readings/name'),
    import('../../readings/life-path'),
    import('../../readings/maturity'),
    import('../../readings/attitude'),
    import('../../readings/hidden-passion'),
    import('../../readings/name-meanings'),
  ]);
  return {
    name: name.nameReadings,
    lifePath: lifePath.lifePathReadings,
    maturity: maturity.maturityReadings,
    attitude: attitude.attitudeReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
    nameMeanings: meanings.nameMeanings,
  };
}
