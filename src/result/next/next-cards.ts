import {
  assignLetters,
  birthday,
  birthGrid,
  type CalendarDate,
  career,
  karmic,
  lifePath,
  personalDay,
  personalYear,
} from '@ninefold/numerology';
import * as words from '#texts/result/next';
import { isShown, type PageId, path } from '../../config/paths';
import { homeNumbers } from '../../numbers/home-numbers';
import { ofAllLetters } from '../../numbers/letter-choices';
import type { CountedPerson } from '../../person/entry/person';
import type { DayOfMonth } from '../../readings/types';

/** The way from a result to another page, with a number that the visitor has there. */
export interface NextCard {
  readonly page: NextPage;
  readonly address: string;
  readonly number: number;
  readonly sentence: string;
}

/** The pages offered first after a result, by its page. Without an entry, and after its three, the order below holds. */
const PREFERRED: Partial<Record<PageId, readonly NextPage[]>> = {
  home: ['profile', 'personal-year', 'together'],
  profile: ['today', 'together', 'names'],
  'personal-year': ['today', 'profile', 'birth-grid'],
  'career-number': ['personal-year', 'profile', 'karmic-past-life'],
  'business-name': ['career-number', 'names', 'personal-year'],
  'karmic-past-life': ['career-number', 'profile', 'sigil'],
  'daily-decoder': ['today', 'personal-year', 'home'],
  'names-battle': ['together', 'pairs', 'names'],
  'lottery-predictor': ['today', 'birth-grid', 'home'],
  together: ['pairs', 'names', 'today'],
  names: ['sigil', 'together', 'by-hand'],
  sigil: ['names', 'birth-grid', 'together'],
  'birth-grid': ['sigil', 'personal-year', 'profile'],
  'blind-test': ['profile', 'by-hand', 'why-different'],
  'by-hand': ['why-different', 'blind-test', 'sigil'],
  'why-different': ['by-hand', 'profile', 'blind-test'],
  today: ['personal-year', 'profile', 'together'],
};

type Facts = CountedPerson & { readonly today: CalendarDate };
type Said = Pick<NextCard, 'number' | 'sentence'> | undefined;

/** What each page has to say about somebody; undefined where too little is known of them. */
const SAYS = {
  profile: withBoth((facts) => say(mainNumber(facts), words.profileCard)),
  'personal-year': withDate(({ date, today }) =>
    say(personalYear(date, { today }).value, words.yearCard),
  ),
  together: (facts) => say(mainNumber(facts), words.togetherCard),
  today: withDate(({ date, today }) => say(personalDay(date, { today }).value, words.dayCard)),
  'career-number': withBoth(({ name, date, letters }) =>
    say(career(name, date, ofAllLetters(letters)).value, words.careerCard),
  ),
  'birth-grid': withDate(({ date }) => {
    const counts = birthGrid(date).value;
    const most = Math.max(...counts);
    return say(counts.indexOf(most) + 1, (digit) => words.gridCard(digit, most));
  }),
  sigil: ({ name, letters }) => {
    const values = assignLetters(name, ofAllLetters(letters)).letters.map(({ value }) => value);
    return say(values[0] ?? 0, (first) => words.sigilCard(first, values.at(-1) ?? first));
  },
  names: ({ name, letters }) =>
    say(homeNumbers(name, undefined, letters).destiny.value, words.namesCard),
  birthdays: withDate(({ date }) => say(birthday(date).value, () => words.birthdayCard(date.day))),
  'karmic-past-life': withBoth(({ name, date, letters }) =>
    say(karmic(name, date, ofAllLetters(letters)).value, words.karmicCard),
  ),
  'blind-test': withBoth((facts) => say(mainNumber(facts), words.blindTestCard)),
  home: withBoth((facts) => say(mainNumber(facts), words.homeCard)),
  'by-hand': (facts) => say(mainNumber(facts), words.byHandCard),
  pairs: (facts) => say(mainNumber(facts), words.pairsCard),
  'why-different': (facts) => say(mainNumber(facts), words.whyDifferentCard),
} as const satisfies Partial<Record<PageId, (facts: Facts) => Said>>;

export type NextPage = keyof typeof SAYS;

export const nextPages = Object.keys(SAYS) as NextPage[];

/** The three cards after a result. Pages that this tab has shown a result on come last. */
export function nextCards(
  after: PageId | undefined,
  facts: Facts,
  hasSeen: (page: NextPage) => boolean,
): readonly NextCard[] {
  const preferred = (after && PREFERRED[after]) ?? [];
  const pages = [...new Set([...preferred, ...nextPages])];
  const others = pages.filter((page) => page !== after && isShown(page));
  const seen = others.filter(hasSeen);
  const inOrder = [...others.filter((page) => !seen.includes(page)), ...seen];
  const cards: NextCard[] = [];
  for (const page of inOrder) {
    const said = SAYS[page](facts);
    if (said) cards.push({ page, address: addressOf(page, facts), ...said });
    if (cards.length === 3) break;
  }
  return cards;
}

/** Every day of the month has a page of its own. */
function addressOf(page: NextPage, { date }: Facts): string {
  return page === 'birthdays' && date ? path(`birthdays/${date.day as DayOfMonth}`) : path(page);
}

/** The number that somebody is known by: the Life Path, or without a birth date the Destiny. */
function mainNumber({ name, date, letters }: Facts): number {
  return date ? lifePath(date).value : homeNumbers(name, date, letters).destiny.value;
}

/** A number of 0 has nothing to say: there was no letter to count. */
function say(number: number, sentenceFor: (number: number) => string | undefined): Said {
  const sentence = number > 0 ? sentenceFor(number) : undefined;
  return sentence ? { number, sentence } : undefined;
}

function withDate(card: (facts: Facts & { readonly date: CalendarDate }) => Said) {
  return ({ date, ...facts }: Facts) => (date ? card({ ...facts, date }) : undefined);
}

function withBoth(card: Parameters<typeof withDate>[0]) {
  return withDate((facts) => (facts.name ? card(facts) : undefined));
}
