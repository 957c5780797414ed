import type { HomeNumbers } from '../../numbers/home-numbers';
import type { nameMeanings } from '../../readings/name-meanings';
import { type NumberId, numberLabels } from './number-labels';

/** The tables of readings that the nine numbers use. */
export type TableName = 'name' | 'lifePath' | 'maturity' | 'attitude' | 'hiddenPassion';

/** One of the nine numbers, as its tab shows it. */
export interface NumberKind {
  /** Its view in a link: `view=life-path`. */
  readonly id: NumberId;
  readonly key: keyof HomeNumbers;
  readonly label: string;
  /** A one-line description. */
  readonly what: string;
  readonly table: TableName;
  /** Whether it is calculated from the birth date. */
  readonly needsDate?: boolean;
  /** For a number that shares the table of names: where to find its own meaning and passage. */
  readonly namePlace?: keyof typeof nameMeanings;
}

/**
 * The nine tabs, in order. Four of them share the readings of the Name Number, and each has a meaning
 * and a passage of its own.
 */
export const numberKinds: readonly [NumberKind, ...NumberKind[]] = [
  {
    id: 'name-number',
    key: 'nameNumber',
    label: numberLabels['name-number'],
    what: 'How people know you: the letters of your first name.',
    table: 'name',
  },
  {
    id: 'life-path',
    key: 'lifePathNumber',
    label: numberLabels['life-path'],
    what: 'What you’re here to learn: every digit of your birth date.',
    table: 'lifePath',
    needsDate: true,
  },
  {
    id: 'destiny',
    key: 'destinyNumber',
    label: numberLabels.destiny,
    what: 'What you’re here to do: the letters of your full name.',
    table: 'name',
    namePlace: 'destiny',
  },
  {
    id: 'soul-urge',
    key: 'soulUrgeNumber',
    label: numberLabels['soul-urge'],
    what: 'What you want most: the vowels of your full name.',
    table: 'name',
    namePlace: 'soulUrge',
  },
  {
    id: 'personality',
    key: 'personalityNumber',
    label: numberLabels.personality,
    what: 'The side you show: the consonants of your full name.',
    table: 'name',
    namePlace: 'personality',
  },
  {
    id: 'expression',
    key: 'expressionNumber',
    label: numberLabels.expression,
    what: 'What you’re good at: the letters of your full name, once more.',
    table: 'name',
    namePlace: 'expression',
  },
  {
    id: 'maturity',
    key: 'maturityNumber',
    label: numberLabels.maturity,
    what: 'What grows stronger after forty: your Life Path plus your Destiny.',
    table: 'maturity',
    needsDate: true,
  },
  {
    id: 'attitude',
    key: 'attitudeNumber',
    label: numberLabels.attitude,
    what: 'The first impression you make: the month and day you were born.',
    table: 'attitude',
    needsDate: true,
  },
  {
    id: 'hidden-passion',
    key: 'hiddenPassionNumber',
    label: numberLabels['hidden-passion'],
    what: 'What you can’t help doing: the value that comes up most in your name.',
    table: 'hiddenPassion',
  },
];

/** One of the nine numbers, by its key. */
export function kindOf(key: NumberKind['key']): NumberKind {
  const kind = numberKinds.find((candidate) => candidate.key === key);
  if (!kind) throw new Error(`There is no ${key}.`);
  return kind;
}

/** An earlier number of a person with the same entry of the same table. */
export function earlierLike(kind: NumberKind, numbers: HomeNumbers): NumberKind | undefined {
  return numberKinds
    .slice(0, numberKinds.indexOf(kind))
    .find(
      ({ key, table }) => table === kind.table && numbers[key]?.value === numbers[kind.key]?.value,
    );
}

/** The number that a view shows; the first unless the view names another. */
export function kindFor(view: string): NumberKind {
  const [first] = numberKinds;
  return numberKinds.find(({ id }) => id === view) ?? first;
}
