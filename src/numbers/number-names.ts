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

const named = Object.entries(MADE_OF).map(([key, of]) => {
  const id = key as NumberId;
  return [
    id,
    {
      ...numbers[id],
      /** What it is about and made of, in one line. */
      what: whatItIs(id),
      usesName: of !== 'date',
      usesDate: of !== 'name',
    },
  ] as const;
});

export const numberNames = Object.fromEntries(named) as Readonly<
  Record<NumberId, (typeof named)[number][1]>
>;
