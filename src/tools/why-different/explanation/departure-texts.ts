import { listed } from '#texts/language';
import { numberNames } from '../../../numbers/number-names';
import type { SumId } from '../../../person/form/sum-ids';
import type { Departure, Reason, Slip } from './explain';

/** What another site does, in a few words and in a sentence or two. */
interface DepartureText {
  readonly title: string;
  readonly text: string;
}

const texts: Readonly<Record<Exclude<Departure, 'parts' | 'digit-parts'>, DepartureText>> = {
  'masters-reduced': {
    title: 'They don’t keep master numbers',
    text: 'To that site an 11 is just 1 + 1, so it becomes a 2. We stop at 11, 22 and 33 and read each of them as it stands.',
  },
  'masters-kept': {
    title: 'They keep master numbers in a year',
    text: 'Some readers let a year be an 11 or a 22, and often write it as 11/2. Our years always come down to a number from 1 to 9.',
  },
  'master-44': {
    title: 'They keep 44 as well',
    text: 'A few schools count 44 among the master numbers. Ours end at 33, so we add 4 + 4.',
  },
  spelled: {
    title: 'They count letters with accents',
    text: 'That site takes an é as an e and a ł as an l. We count plain A to Z unless you turn such letters on, which you can do under your name in every result.',
  },
  'a-z': {
    title: 'They leave out letters with accents',
    text: 'That site counts plain A to Z, so an é or a ł adds nothing. You’ve turned such letters on here, which is why we count them.',
  },
  'y-vowel': {
    title: 'They count Y as a vowel',
    text: 'In names like Mary and Lynn the Y sounds like a vowel, and many sites treat it as one. We leave it with the consonants until you flip its switch in the working.',
  },
  'y-by-neighbors': {
    title: 'They let Y be a vowel when no vowel stands beside it',
    text: 'By that rule the Y of Lynn is a vowel and the Y of May isn’t. Here every Y is a consonant until you flip its switch in the working.',
  },
  chaldean: {
    title: 'They use the Chaldean letters',
    text: 'It’s another table, with values from 1 to 8, and it brings every total down to one digit. The same name often lands somewhere else.',
  },
  'without-middle-names': {
    title: 'They left out the middle names',
    text: 'Maybe the other form had one field for the first name and one for the last. We add up every name that’s typed.',
  },
  'whole-numbers': {
    title: 'They add month, day and year as they stand',
    text: 'They add them like prices, 5 + 15 + 1990, and bring the total down after that. We add digit by digit.',
  },
  'all-digits': {
    title: 'They add the year digit by digit',
    text: 'They take 2 + 0 + 2 + 6 instead of 2026. It comes to the same digit in the end, but it can pass a master number on the way.',
  },
  'day-and-month-exchanged': {
    title: 'They swapped day and month',
    text: 'They read 4/7 as July 4, or as April 7, whichever you didn’t mean.',
  },
  'from-birthday': {
    title: 'Their year starts on your birthday',
    text: 'Your birthday hasn’t come around yet, so by their count last year’s number still holds. Our years all start on January 1.',
  },
};

const parts = {
  date: {
    title: 'They add month, day and year separately',
    text: 'Each of the three is brought down first, with 11 and 22 kept, and then the three are added. We add all the digits in one row. Both end at the same digit, but they don’t meet the same master numbers on the way.',
  },
  name: {
    title: 'They add up each name separately',
    text: 'The first name gets a number, the last name gets another, and then those are added, with 11 and 22 kept along the way. We add all the letters in one row.',
  },
  both: {
    title: 'They add each part separately',
    text: 'Month, day, year and every single name are brought down first, with 11 and 22 kept, and then added. We add everything in one row.',
  },
} satisfies Readonly<Record<string, DepartureText>>;

const digitParts = {
  date: {
    title: 'They reduce month, day and year to one digit each',
    text: 'November counts as 2 and the 29th as 2, with no master number kept until the last sum. We add all the digits in one row.',
  },
  name: {
    title: 'They reduce each name to one digit',
    text: 'Every name becomes a digit first, with no master number kept until the last sum. We add all the letters in one row.',
  },
  both: {
    title: 'They reduce each part to one digit',
    text: 'Month, day, year and every name become digits first, with no master number kept until the last sum. We add everything in one row.',
  },
} satisfies Readonly<Record<string, DepartureText>>;

/** The words for a departure from our rules, for a number. */
export function departureText(departure: Departure, kind: SumId): DepartureText {
  const { usesName, usesDate } = numberNames[kind];
  const madeFrom = usesName && usesDate ? 'both' : usesName ? 'name' : 'date';
  if (departure === 'parts') return parts[madeFrom];
  return departure === 'digit-parts' ? digitParts[madeFrom] : texts[departure];
}

/** What a reason is called: its departures in a row. */
export function reasonTitle({ departures }: Reason, kind: SumId): string {
  const [first = '', ...others] = departures.map(
    (departure) => departureText(departure, kind).title,
  );
  return listed([first, ...others.map((title) => title.replace(/^T/, 't'))]);
}

/** The words for what else can have happened. */
export const slipTexts: Readonly<Record<Slip['id'], DepartureText>> = {
  'day-early': {
    title: 'Their date is a day early',
    text: 'It’s a well-known bug: west of London, a careless website can turn your birthday into the day before. By our own rules, that day gives their number.',
  },
  'first-name': {
    title: 'They only had your first name',
    text: 'Your first name alone gives their number, by our own rules.',
  },
  'life-path': {
    title: 'They mean your Life Path',
    text: 'On some sites, many of them in India, “destiny number” is the name for all the digits of the birth date. We call that the Life Path, and yours is their number.',
  },
  birthday: {
    title: 'They mean the day alone',
    text: 'Some sites read the day of the month first, as a “driver” or “psychic” number. Yours gives their number.',
  },
};
