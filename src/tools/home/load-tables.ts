import type { CoreReadings } from '../../readings/types';
import type { TableName } from '../../ui/result/number-kinds';

/** The core readings, by table and number. */
export type Tables = Readonly<Record<TableName, CoreReadings>>;

/** The five tables of core readings, each a file of its own, fetched side by side. */
export async function loadTables(): Promise<Tables> {
  const [name, lifePath, maturity, attitude, hiddenPassion] = await Promise.all([
    import('../../readings/name'),
    import('../../readings/life-path'),
    import('../../readings/maturity'),
    import('../../readings/attitude'),
    import('../../readings/hidden-passion'),
  ]);
  return {
    name: name.nameReadings,
    lifePath: lifePath.lifePathReadings,
    maturity: maturity.maturityReadings,
    attitude: attitude.attitudeReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
  };
}
