import { type NumberId, numbers, whatItIs } from '#texts/numbers';

export type { NumberId };

/** What each of a person's numbers is made of, by the ids that links and data attributes use. */
const MADE_OF: Readonly<Record<NumberId, 'name' | 'date' | 'both'>> = {
  'name-number': 'name',
  'life-path': 'date',
  destiny: 'name',
  'soul-urge': 'name',
  personality: 'name',
  expression: 'name',
  maturity: 'both',
  attitude: 'date',
  'hidden-passion': 'name',
  birthday: 'date',
  career: 'both',
  karmic: 'both',
  'personal-year': 'date',
  'personal-month': 'date',
  'personal-day': 'date',
};

interface NumberName {
  readonly label: string;
  readonly about: string;
  readonly madeOf: string;
  /** What it is about and made of, in one line. */
  readonly what: string;
  readonly usesName: boolean;
  readonly usesDate: boolean;
}

const named = Object.entries(MADE_OF).map(([id, of]): [string, NumberName] => [
  id,
  {
    ...numbers[id as NumberId],
    what: whatItIs(id as NumberId),
    usesName: of !== 'date',
    usesDate: of !== 'name',
  },
]);

export const numberNames = Object.fromEntries(named) as Readonly<Record<NumberId, NumberName>>;
