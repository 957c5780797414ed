import {
  type CalendarDate,
  destiny,
  lifePath,
  maturity,
  personality,
  personalYear,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import { ofAllLetters } from '../../../numbers/letter-choices';
import type { CountedPerson } from '../../../person/entry/person';
import type { NumberParts } from '../../../person/form/number-parts';

/** A number that can be worked out by hand. */
export interface HandKind extends NumberParts {
  readonly label: string;
  /** One line: what is added. */
  readonly what: string;
  /** Its working, by the calculators' own rules. */
  readonly work: (
    person: CountedPerson & { readonly date: CalendarDate },
    today: CalendarDate,
  ) => Worked<number>;
}

/** The numbers that can be worked out by hand, by the ids that links use. */
export const handKinds = {
  'life-path': {
    label: 'Life Path',
    what: 'every digit of your birth date',
    usesName: false,
    usesDate: true,
    work: ({ date }) => lifePath(date),
  },
  destiny: {
    label: 'Destiny',
    what: 'all the letters of your full name',
    usesName: true,
    usesDate: false,
    work: ({ name, letters }) => destiny(name, ofAllLetters(letters)),
  },
  'soul-urge': {
    label: 'Soul Urge',
    what: 'the vowels of your full name',
    usesName: true,
    usesDate: false,
    work: ({ name, letters }) => soulUrge(name, letters),
  },
  personality: {
    label: 'Personality',
    what: 'the consonants of your full name',
    usesName: true,
    usesDate: false,
    work: ({ name, letters }) => personality(name, letters),
  },
  maturity: {
    label: 'Maturity',
    what: 'your Life Path and your Destiny',
    usesName: true,
    usesDate: true,
    work: ({ name, date, letters }) => maturity(name, date, ofAllLetters(letters)),
  },
  'personal-year': {
    label: 'Personal Year',
    what: 'your birth month, your birth day and this year',
    usesName: false,
    usesDate: true,
    work: ({ date }, today) => personalYear(date, { today }),
  },
} as const satisfies Readonly<Record<string, HandKind>>;

/** The id of a number that can be worked out by hand. */
export type HandId = keyof typeof handKinds;

/** The working of a number. A number of the name alone does without a date. */
export function workByHand(id: HandId, person: CountedPerson, today: CalendarDate): Worked<number> {
  return handKinds[id].work({ ...person, date: person.date ?? today }, today);
}
