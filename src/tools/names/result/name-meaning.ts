import { isCoreNumber } from '@ninefold/numerology';
import { hiddenPassionReadings } from '#texts/readings/hidden-passion';
import { maturityReadings } from '#texts/readings/maturity';
import { nameReadings } from '#texts/readings/name';
import { nameMeanings } from '#texts/readings/name-meanings';
import type { NumberKind, TableName } from '../../../person/result/number-kinds';
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
