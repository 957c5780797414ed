import type { TableName } from '../../person/result/number-kinds';
import type { inThisPlace } from '../../readings/in-this-place';
import type { nameMeanings } from '../../readings/name-meanings';
import type { CoreReadings } from '../../readings/types';

/**
 * The core readings by table and number, and what four of the nine numbers have of their own.
 */
export type CoreTables = Readonly<Record<TableName, CoreReadings>> & {
  readonly nameMeanings: typeof nameMeanings;
  readonly inThisPlace: typeof inThisPlace;
};

/** Fetches all of it, one file each, in parallel. */
export async function loadCoreTables(): Promise<CoreTables> {
  const [name, lifePath, maturity, attitude, hiddenPassion, meanings, places] = await Promise.all([
    import('../../readings/name'),
    import('../../readings/life-path'),
    import('../../readings/maturity'),
    import('../../readings/attitude'),
    import('../../readings/hidden-passion'),
    import('../../readings/name-meanings'),
    import('../../readings/in-this-place'),
  ]);
  return {
    name: name.nameReadings,
    lifePath: lifePath.lifePathReadings,
    maturity: maturity.maturityReadings,
    attitude: attitude.attitudeReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
    nameMeanings: meanings.nameMeanings,
    inThisPlace: places.inThisPlace,
  };
}
