import type { HomeNumberId, HomeNumbers } from '../../numbers/home-numbers';
import { numberNames } from '../../numbers/number-names';

/** The numbers that have a table of readings, which has their id. */
export type TableId = 'name-number' | 'life-path' | 'maturity' | 'attitude' | 'hidden-passion';

/** The numbers that share the readings of the Name Number. */
export type NamePlace = Exclude<HomeNumberId, TableId>;

/** One of the nine numbers, as its tab shows it. */
export type NumberKind = (typeof numberNames)[HomeNumberId] & {
  /** Its view in a link, too: `view=life-path`. */
  readonly id: HomeNumberId;
  readonly table: TableId;
};

/** The nine tabs, in order, and the table of readings that each uses. */
const TABLES: Readonly<Record<HomeNumberId, TableId>> = {
  'name-number': 'name-number',
  'life-path': 'life-path',
  destiny: 'name-number',
  'soul-urge': 'name-number',
  personality: 'name-number',
  expression: 'name-number',
  maturity: 'maturity',
  attitude: 'attitude',
  'hidden-passion': 'hidden-passion',
};

const ids = Object.keys(TABLES) as [HomeNumberId, ...HomeNumberId[]];

/** The nine tabs, with their names. */
export const numberKinds = ids.map((id) => ({ id, table: TABLES[id], ...numberNames[id] })) as [
  NumberKind,
  ...NumberKind[],
];

/** Whether a number shares the readings of the Name Number. It has a meaning and a passage of its own then. */
export function sharesReadings(id: HomeNumberId): id is NamePlace {
  return TABLES[id] !== id;
}

/** The earlier numbers of a person with the same entry of the same table. */
export function earlierLike(kind: NumberKind, numbers: HomeNumbers): readonly NumberKind[] {
  return numberKinds
    .slice(0, numberKinds.indexOf(kind))
    .filter(
      ({ id, table }) => table === kind.table && numbers[id]?.value === numbers[kind.id]?.value,
    );
}

/** Soul Urge shares the readings of the Name Number, and has insights of its own: about love and rest. */
export function hasOwnInsights({ id }: NumberKind): boolean {
  return id === 'soul-urge';
}

/** The number that a view shows; the first unless the view names another. */
export function kindFor(view: string): NumberKind {
  const [first] = numberKinds;
  return numberKinds.find(({ id }) => id === view) ?? first;
}
