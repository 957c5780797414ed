import { isCoreNumber } from '@ninefold/numerology';
import type { NumberKind, TableName } from '../../person/result/number-kinds';
import type { nameMeanings } from '../../readings/name-meanings';
import type { CoreReadings } from '../../readings/types';

/** The readings of the numbers that names are compared by. */
export type NamesTables = Readonly<Partial<Record<TableName, CoreReadings>>> & {
  readonly nameMeanings: typeof nameMeanings;
};

/** Fetches them, one file each, in parallel. */
export async function loadNamesTables(): Promise<NamesTables> {
  const [name, meanings, maturity, hiddenPassion] = await Promise.all([
    import('../../readings/name'),
    import('../../readings/name-meanings'),
    import('../../readings/maturity'),
    import('../../readings/hidden-passion'),
  ]);
  return {
    name: name.nameReadings,
    nameMeanings: meanings.nameMeanings,
    maturity: maturity.maturityReadings,
    hiddenPassion: hiddenPassion.hiddenPassionReadings,
  };
}

/** What a number is called and what it means as one of these kinds. Undefined for a 0. */
export function nameMeaning(
  number: number,
  { table, namePlace }: NumberKind,
  tables: NamesTables | undefined,
): { readonly title: string; readonly meaning: string } | undefined {
  if (!tables || !isCoreNumber(number)) return undefined;
  const reading = tables[table]?.[number];
  if (!reading) return undefined;
  const meaning = namePlace ? tables.nameMeanings[namePlace][number] : reading.meaning;
  return { title: reading.title, meaning };
}
