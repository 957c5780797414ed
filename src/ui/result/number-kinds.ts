import type { HomeNumbers } from '@ninefold/numerology';
import type { nameMeanings } from '../../readings/name-meanings';

/** The tables of readings that the nine numbers use. */
export type TableName = 'name' | 'lifePath' | 'maturity' | 'attitude' | 'hiddenPassion';

/** One of the nine numbers, as its tab shows it. */
export interface NumberKind {
  readonly key: keyof HomeNumbers;
  readonly label: string;
  /** What this number is, in a line. */
  readonly what: string;
  readonly table: TableName;
  /** Which of the name meanings it has, where it has not that of the table. */
  readonly meanings?: keyof typeof nameMeanings;
}

/**
 * The nine tabs, in their order. Four of them share the readings of the Name Number, and have a
 * meaning of their own.
 */
export const numberKinds: readonly NumberKind[] = [
  {
    key: 'nameNumber',
    label: 'Name Number',
    what: 'How you are met: the letters of your first name.',
    table: 'name',
  },
  {
    key: 'lifePathNumber',
    label: 'Life Path',
    what: 'What you are here to learn: every digit of your birth date.',
    table: 'lifePath',
  },
  {
    key: 'destinyNumber',
    label: 'Destiny',
    what: 'Where you are headed: all the letters of your full name.',
    table: 'name',
    meanings: 'destiny',
  },
  {
    key: 'soulUrgeNumber',
    label: 'Soul Urge',
    what: 'What you want when nobody asks: the vowels of your name.',
    table: 'name',
    meanings: 'soulUrge',
  },
  {
    key: 'personalityNumber',
    label: 'Personality',
    what: 'What you let others see: the consonants of your name.',
    table: 'name',
    meanings: 'personality',
  },
  {
    key: 'expressionNumber',
    label: 'Expression',
    what: 'How you go about things: all the letters again, read as talent.',
    table: 'name',
    meanings: 'expression',
  },
  {
    key: 'maturityNumber',
    label: 'Maturity',
    what: 'What ripens after forty: Life Path and Destiny added together.',
    table: 'maturity',
  },
  {
    key: 'attitudeNumber',
    label: 'Attitude',
    what: 'The first impression: the month and day of your birth.',
    table: 'attitude',
  },
  {
    key: 'hiddenPassionNumber',
    label: 'Hidden Passion',
    what: 'What you cannot help doing: the value your name repeats most.',
    table: 'hiddenPassion',
  },
];
