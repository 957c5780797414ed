import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import type { CoreReading, CoreReadings, PlaceReadings } from '../../readings/types';
import {
  type NamePlace,
  type NumberKind,
  sharesReadings,
  type TableId,
} from '../../result/reading/number-kinds';

/** A reading, and the passage that a number has of its own where it shares a table. */
export interface KindReading extends CoreReading {
  readonly inThisPlace?: string;
}

export type KindReadings = Readonly<Record<CoreNumber, KindReading>>;

const tables: Readonly<Record<TableId, () => Promise<CoreReadings>>> = {
  'name-number': async () => (await import('#texts/readings/name')).nameReadings,
  'life-path': async () => (await import('#texts/readings/life-path')).lifePathReadings,
  maturity: async () => (await import('#texts/readings/maturity')).maturityReadings,
  attitude: async () => (await import('#texts/readings/attitude')).attitudeReadings,
  'hidden-passion': async () =>
    (await import('#texts/readings/hidden-passion')).hiddenPassionReadings,
};

const places: Readonly<Record<NamePlace, () => Promise<PlaceReadings>>> = {
  destiny: async () => (await import('#texts/readings/places/destiny')).destinyPlace,
  'soul-urge': async () => (await import('#texts/readings/places/soul-urge')).soulUrgePlace,
  personality: async () => (await import('#texts/readings/places/personality')).personalityPlace,
  expression: async () => (await import('#texts/readings/places/expression')).expressionPlace,
};

/** Fetches what one of the nine tabs shows: its table, and what a number that shares one has of its own. */
export function loadReadings({ id, table }: NumberKind): Promise<KindReadings> {
  return sharesReadings(id) ? loadPlace(id) : tables[table]();
}

async function loadPlace(place: NamePlace): Promise<KindReadings> {
  const [shared, own, { nameMeanings }, { inThisPlace }] = await Promise.all([
    tables['name-number'](),
    places[place](),
    import('#texts/readings/name-meanings'),
    import('#texts/readings/in-this-place'),
  ]);
  const entries = CORE_NUMBERS.map((number) => [
    number,
    {
      ...shared[number],
      ...own[number],
      meaning: nameMeanings[place][number],
      inThisPlace: inThisPlace[place][number],
    },
  ]);
  return Object.fromEntries(entries) as KindReadings;
}
