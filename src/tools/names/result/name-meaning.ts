import { isCoreNumber } from '@ninefold/numerology';
import type { NumberKind, TableName } from '../../../person/result/number-kinds';
import { hiddenPassionReadings } from '../../../readings/hidden-passion';
import { maturityReadings } from '../../../readings/maturity';
import { nameReadings } from '../../../readings/name';
import { nameMeanings } from '../../../readings/name-meanings';
import type { CoreReadings } from '../../../readings/types';

/** The readings of the numbers that names are compared by. */
const tables: Readonly<Partial<Record<TableName, CoreReadings>>> = {
  name: nameReadings,
  maturity: maturityReadings,
  hiddenPassion: hiddenPassionReadings,
};

/** What a number is called and what it means as one of these kinds. Undefined for a 0. */
export function nameMeaning({ table, namePlace }: NumberKind, number: number) {
  const reading = isCoreNumber(number) && tables[table]?.[number];
  if (!reading) return undefined;
  const meaning = namePlace ? nameMeanings[namePlace][number] : reading.meaning;
  return { title: reading.title, meaning };
}
