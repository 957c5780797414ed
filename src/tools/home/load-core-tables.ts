import type { TableName } from '../../person/result/number-kinds';
import type { inThisPlace } from '../../readings/in-this-place';
import type { nameMeanings } from '../../readings/name-meanings';
import type { CoreReadings, PlaceReadings } from '../../readings/types';

/**
 * The core readings by table and number, and what four of the nine numbers have of their own.
 */
export type CoreTables = Readonly<Record<TableName, CoreReadings>> & {
  readonly nameMeanings: typeof nameMeanings;
  readonly inThisPlace: typeof inThisPlace;
  readonly places: Readonly<Record<keyof typeof inThisPlace, PlaceReadings>>;
};

/** Fetches all of it, one file each, in parallel. */
export async function loadCoreTables(): Promise<CoreTables> {
  const [
    { nameReadings },
    { lifePathReadings },
    { maturityReadings },
    { attitudeReadings },
    { hiddenPassionReadings },
    { nameMeanings },
    { inThisPlace },
    { destinyPlace },
    { soulUrgePlace },
    { personalityPlace },
    { expressionPlace },
  ] = await Promise.all([
    import('../../readings/name'),
    import('../../readings/life-path'),
    import('../../readings/maturity'),
    import('../../readings/attitude'),
    import('../../readings/hidden-passion'),
    import('../../readings/name-meanings'),
    import('../../readings/in-this-place'),
    import('../../readings/places/destiny'),
    import('../../readings/places/soul-urge'),
    import('../../readings/places/personality'),
    import('../../readings/places/expression'),
  ]);
  return {
    name: nameReadings,
    lifePath: lifePathReadings,
    maturity: maturityReadings,
    attitude: attitudeReadings,
    hiddenPassion: hiddenPassionReadings,
    nameMeanings,
    inThisPlace,
    places: {
      destiny: destinyPlace,
      soulUrge: soulUrgePlace,
      personality: personalityPlace,
      expression: expressionPlace,
    },
  };
}
