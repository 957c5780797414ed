import { listed, plural, spelled } from '../language';
import { type NumberId, numbers } from '../numbers';

export const caption = 'One sum, two sites, two numbers. It happens more than you’d think.';
export const submit = 'Find out why';
export const saidLabel = 'What the other site said';
export const saidHint = 'Required, like 7 or 11/2';

export const ourSum = 'Our sum';
export const bothSums = 'Both sums';
export const ours = 'Ours';
export const theirs = 'Theirs';
export const whatElse = 'What else it could be';
export const whatToCheck = 'What to check';

/** The answer in a line: “33 here, 6 there”. */
export function headline(here: number, there: number): string {
  return here === there ? `${there} here and there` : `${here} here, ${there} there`;
}

/** The answer where the two agree. */
export const noDifference = (number: NumberId, theirs: number) =>
  `We get ${theirs} for your ${numbers[number].label} too, so there’s nothing to explain. If the two sites read it differently, that’s taste: the sums agree.`;

/** The answer where they differ, and so many sets of rules lead to the other number. */
export function summary(
  number: NumberId,
  ours: number,
  theirs: number,
  found: number,
  tried: number,
): string {
  const byOurRules = `By our rules your ${numbers[number].label} is ${ours}.`;
  if (found === 0) {
    return `${byOurRules} We tried ${tried} sets of rules that other sites use, and none of them gives ${theirs}.`;
  }
  return plural(
    found,
    `${byOurRules} We know of one way to count that gives ${theirs}. If that’s theirs, nobody’s made a mistake: it’s another custom.`,
    `${byOurRules} We know of ${spelled(found)} ways to count that give ${theirs}, and the likeliest comes first. If theirs is among them, nobody’s made a mistake: they’re different customs.`,
  );
}

/** How many of the nine digits the rules lead to, which says how little a match proves. */
export function reach(number: NumberId, tried: number, reached: number): string {
  const { label } = numbers[number];
  const asOne = 'with a master number taken as the digit it comes down to';
  return plural(
    reached,
    `All the sets of rules we tried lead your ${label} to one and the same digit, ${asOne}.`,
    `The ${tried} sets of rules we tried lead your ${label} to ${spelled(reached)} of the nine digits, ${asOne}. The more digits they reach, the less it proves that one of them fits.`,
  );
}

/** What to look at where no rule leads to the number: what a name, a date or a year has, then what all have. */
export const checks = {
  name: [
    'Is the name spelled the same on both sites? One letter more or less changes the sum.',
    'Did you type a married name there, or a nickname?',
  ],
  date: [
    'Is the birth date the same on both sites? Swapping day and month makes no difference to this number, but a wrong year does.',
  ],
  year: ['Was it the same calendar year? The number goes up by one every January.'],
  any: [
    'Do both sites mean the same number? Names differ: Soul Urge is also called Heart’s Desire, Destiny is also called Expression, and a few sites swap the two ideas altogether.',
    'Some sites give a number that doesn’t come from your name or date at all. If theirs shows no sum, there’s no way to tell.',
  ],
};

/** What another site does, in a few words and in a sentence or two. */
export const departures = {
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
  '27-letters': {
    title: 'They use the Spanish table of 27 letters',
    text: 'There Ñ is a letter of its own and worth 6, and every letter from O on moves one place: O is 7, P is 8, Z is 9. We use the table of 26 letters.',
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

/** The same, for what is added part by part. */
export const parts = {
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
};

/** The same, for parts that are brought down to a digit. */
export const digitParts = {
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
};

/** What a reason is called: its departures in a row. */
export function titleOf([first = '', ...others]: readonly string[]): string {
  return listed([first, ...others.map((title) => title.replace(/^T/, 't'))]);
}

/** Whether sites in this language use 27 letters for any name; elsewhere it takes an Ñ to think of them. */
export const ALWAYS_27_LETTERS: boolean = false;

/** What else can have happened. */
export const slips = {
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
