import type { nameMeanings } from '#texts/readings/name-meanings';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { type NumberId, numberNames } from '../../numbers/number-names';

/** The tables of readings that the nine numbers use. */
export type TableName = 'name' | 'lifePath' | 'maturity' | 'attitude' | 'hiddenPassion';

/** One of the nine numbers, as its tab shows it. */
export type NumberKind = NumberTab & (typeof numberNames)[NumberId];

interface NumberTab {
  /** Its view in a link: `view=life-path`. */
  readonly id: NumberId;
  readonly key: keyof HomeNumbers;
  readonly table: TableName;
  /** For a number that shares the table of names: where to find its own meaning and passage. */
  readonly namePlace?: keyof typeof nameMeanings;
}

/**
 * The nine tabs, in order. Four of them share the readings of the Name Number, and each has a meaning
 * and a passage of its own.
 */
const NINE: readonly NumberTab[] = [
  { id: 'name-number', key: 'nameNumber', table: 'name' },
  { id: 'life-path', key: 'lifePathNumber', table: 'lifePath' },
  { id: 'destiny', key: 'destinyNumber', table: 'name', namePlace: 'destiny' },
  { id: 'soul-urge', key: 'soulUrgeNumber', table: 'name', namePlace: 'soulUrge' },
  { id: 'personality', key: 'personalityNumber', table: 'name', namePlace: 'personality' },
  { id: 'expression', key: 'expressionNumber', table: 'name', namePlace: 'expression' },
  { id: 'maturity', key: 'maturityNumber', table: 'maturity' },
  { id: 'attitude', key: 'attitudeNumber', table: 'attitude' },
  { id: 'hidden-passion', key: 'hiddenPassionNumber', table: 'hiddenPassion' },
];

/** The nine tabs, with their names. */
export const numberKinds = NINE.map((tab) => ({ ...tab, ...numberNames[tab.id] })) as [
  NumberKind,
  ...NumberKind[],
];

/** One of the nine numbers, by its key. */
export function kindOf(key: NumberKind['key']): NumberKind {
  const kind = numberKinds.find((candidate) => candidate.key === key);
  if (!kind) throw new Error(`There is no ${key}.`);
  return kind;
}

/** The earlier numbers of a person with the same entry of the same table. */
export function earlierLike(kind: NumberKind, numbers: HomeNumbers): readonly NumberKind[] {
  return numberKinds
    .slice(0, numberKinds.indexOf(kind))
    .filter(
      ({ key, table }) => table === kind.table && numbers[key]?.value === numbers[kind.key]?.value,
    );
}

/** Soul Urge shares the table of names, and has insights of its own: about love and rest. */
export function hasOwnInsights({ namePlace }: NumberKind): boolean {
  return namePlace === 'soulUrge';
}

/** The number that a view shows; the first unless the view names another. */
export function kindFor(view: string): NumberKind {
  const [first] = numberKinds;
  return numberKinds.find(({ id }) => id === view) ?? first;
}
