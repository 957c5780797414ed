import type { CoreReadings } from '../../readings/types';
import { soon } from '../../ui/calculator/soon';
import type { TableName } from '../../ui/result/number-kinds';

/** The core readings, by table and number. */
export type Tables = Readonly<Record<TableName, CoreReadings>>;

/** The five tables of core readings, each a file of its own, fetched side by side. */
export async function loadTables(): Promise<Tables> {
  const [name, lifePath, maturity, attitude, hiddenPassion] = await Promise.all([
    soon(() => import('../../readings/name')),
    soon(() => import('../../readings/life-path')),
    soon(() => import('../../readings/maturity')),
    soon(() => import('../../readings/attitude')),
    soon(() => import('../../readings/hidden-passion')),
  ]);
  return {
    name: name.nameReadings,
    lifePath: lifePath.lifePathReadings,
    maturity: maturity.maturityReadings,
    attitude: attitude.attitudeReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
  };
}
