import type { HomeNumbers } from '@ninefold/numerology';
import type { nameMeanings } from '../../readings/name-meanings';

/** The tables of readings that the nine numbers use. */
export type TableName = 'name' | 'lifePath' | 'maturity' | 'attitude' | 'hiddenPassion';

/** One of the nine numbers, as its tab shows it. */
export interface NumberKind {
  readonly key: keyof HomeNumbers;
  readonly label: string;
  /** A one-line description. */
  readonly what: string;
  readonly table: TableName;
  /** Whether it is calculated from the birth date. */
  readonly needsDate?: boolean;
  /** The set of name meanings that replaces the meanings of the table, if any. */
  readonly meanings?: keyof typeof nameMeanings;
}

/**
 * The nine tabs, in order. Four of them share the readings of the Name Number but have their own
 * meanings.
 */
export const numberKinds: readonly [NumberKind, ...NumberKind[]] = [
  {
    key: 'nameNumber',
    label: 'Name Number',
    what: 'How others know you: the letters of your first name.',
    table: 'name',
  },
  {
    key: 'lifePathNumber',
    label: 'Life Path',
    what: 'What you are here to learn: every digit of your birth date.',
    table: 'lifePath',
    needsDate: true,
  },
  {
    key: 'destinyNumber',
    label: 'Destiny',
    what: 'What you are meant to become: all the letters of your full name.',
    table: 'name',
    meanings: 'destiny',
  },
  {
    key: 'soulUrgeNumber',
    label: 'Soul Urge',
    what: 'What you want most: the vowels of your full name.',
    table: 'name',
    meanings: 'soulUrge',
  },
  {
    key: 'personalityNumber',
    label: 'Personality',
    what: 'What others see in you: the consonants of your full name.',
    table: 'name',
    meanings: 'personality',
  },
  {
    key: 'expressionNumber',
    label: 'Expression',
    what: 'What you are good at: all the letters of your full name again.',
    table: 'name',
    meanings: 'expression',
  },
  {
    key: 'maturityNumber',
    label: 'Maturity',
    what: 'What grows stronger in you after forty: Life Path plus Destiny.',
    table: 'maturity',
    needsDate: true,
  },
  {
    key: 'attitudeNumber',
    label: 'Attitude',
    what: 'The first impression you make: the month and day of your birth.',
    table: 'attitude',
    needsDate: true,
  },
  {
    key: 'hiddenPassionNumber',
    label: 'Hidden Passion',
    what: 'What you cannot help doing: the value that comes most often in your name.',
    table: 'hiddenPassion',
  },
];

/** The view of a number, which a link names: “life-path”. */
export function viewOf({ label }: NumberKind): string {
  return label.toLowerCase().replaceAll(' ', '-');
}

/** The number that a view shows; the first unless the view names another. */
export function kindFor(view: string): NumberKind {
  const [first] = numberKinds;
  return numberKinds.find((kind) => viewOf(kind) === view) ?? first;
}
