import { isCoreNumber } from '@ninefold/numerology';
import { hiddenPassionReadings } from '#texts/readings/hidden-passion';
import { maturityReadings } from '#texts/readings/maturity';
import { nameReadings } from '#texts/readings/name';
import { nameMeanings } from '#texts/readings/name-meanings';
import type { CoreReadings } from '../../../readings/types';
import {
  type NumberKind,
  sharesReadings,
  type TableId,
} from '../../../result/reading/number-kinds';

/** The readings of the numbers that names are compared by. */
const tables: Readonly<Partial<Record<TableId, CoreReadings>>> = {
  'name-number': nameReadings,
  maturity: maturityReadings,
  'hidden-passion': hiddenPassionReadings,
};

/** What a number is called and what it means as one of these kinds. Undefined for a 0. */
export function nameMeaning({ id, table }: NumberKind, number: number) {
  const reading = isCoreNumber(number) && tables[table]?.[number];
  if (!reading) return undefined;
  const meaning = sharesReadings(id) ? nameMeanings[id][number] : reading.meaning;
  return { title: reading.title, meaning };
}
