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
import { type LetterChoices, ofAllLetters } from '../../../numbers/letter-choices';

/** Whose number it is, and when. */
export interface HandEntry {
  readonly name: string;
  /** Undefined only where the number does without it. */
  readonly date: CalendarDate | undefined;
  readonly choices: LetterChoices;
  readonly today: CalendarDate;
}

/** A number that can be worked out by hand. */
export interface HandKind {
  readonly label: string;
  /** One line: what is added. */
  readonly what: string;
  readonly usesName: boolean;
  readonly usesDate: boolean;
  /** Its working, by the calculators' own rules. */
  readonly work: (entry: HandEntry & { readonly date: CalendarDate }) => Worked<number>;
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
    work: ({ name, choices }) => destiny(name, ofAllLetters(choices)),
  },
  'soul-urge': {
    label: 'Soul Urge',
    what: 'the vowels of your full name',
    usesName: true,
    usesDate: false,
    work: ({ name, choices }) => soulUrge(name, choices),
  },
  personality: {
    label: 'Personality',
    what: 'the consonants of your full name',
    usesName: true,
    usesDate: false,
    work: ({ name, choices }) => personality(name, choices),
  },
  maturity: {
    label: 'Maturity',
    what: 'your Life Path and your Destiny',
    usesName: true,
    usesDate: true,
    work: ({ name, date, choices }) => maturity(name, date, ofAllLetters(choices)),
  },
  'personal-year': {
    label: 'Personal Year',
    what: 'your birth month, your birth day and this year',
    usesName: false,
    usesDate: true,
    work: ({ date, today }) => personalYear(date, { today }),
  },
} as const satisfies Readonly<Record<string, HandKind>>;

/** The id of a number that can be worked out by hand. */
export type HandId = keyof typeof handKinds;

/** Whether a text is the id of such a number. */
export function isHandId(text: string): text is HandId {
  return Object.hasOwn(handKinds, text);
}

/** The working of a number. A number of the name alone does without a date. */
export function workByHand(id: HandId, entry: HandEntry): Worked<number> {
  return handKinds[id].work({ ...entry, date: entry.date ?? entry.today });
}
