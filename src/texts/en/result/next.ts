import { articleOf, ordinal, plural, spelled } from '../language';
import { yearWords } from '../numbers';

/** What a screen reader calls the cards. */
export const whatNext = 'What next';

/*
 * What the cards after a result say. Each sentence has the visitor's own number in it.
 */

const DAYS = {
  1: 'go first',
  2: 'listen',
  3: 'have some fun',
  4: 'put something in order',
  5: 'try another way',
  6: 'look after somebody',
  7: 'take your time',
  8: 'settle something',
  9: 'let something go',
} as const;

const CAREERS = {
  1: 'you like a desk without a boss beside it',
  2: 'two chairs at one desk suit you',
  3: 'somebody has to hear about it',
  4: 'you like to know what’s expected',
  5: 'one desk is never enough',
  6: 'you know whose birthday it is',
  7: 'you’d like a door that closes',
  8: 'you know what the work is worth',
  9: 'you want it to matter',
} as const;

const PAST_LIVES = {
  1: 'a warrior’s',
  2: 'a peacemaker’s',
  3: 'a storyteller’s',
  4: 'a builder’s',
  5: 'an explorer’s',
  6: 'a healer’s',
  7: 'a mystic’s',
  8: 'a ruler’s',
  9: 'a sage’s',
} as const;

type Nine = keyof typeof DAYS;

function isNine(number: number): number is Nine {
  return number in DAYS;
}

export const yearCard = (year: number) =>
  isNine(year) ? `Your year is ${articleOf(year)} ${year}: ${yearWords[year - 1]}.` : undefined;

export const dayCard = (day: number) =>
  isNine(day) ? `Today’s ${articleOf(day)} ${day} for you: ${DAYS[day]}.` : undefined;

export const careerCard = (career: number) =>
  isNine(career) ? `At work you’re ${articleOf(career)} ${career}: ${CAREERS[career]}.` : undefined;

export const karmicCard = (karmic: number) =>
  isNine(karmic)
    ? `Your past life is ${articleOf(karmic)} ${karmic}. They say it was ${PAST_LIVES[karmic]}.`
    : undefined;

export const homeCard = (lifePath: number) =>
  `Your Life Path is ${articleOf(lifePath)} ${lifePath}. You’ve got eight more numbers.`;

export const profileCard = (number: number) =>
  `Your ${number} and everything around it, as one portrait.`;

export const togetherCard = (number: number) =>
  `You’re ${articleOf(number)} ${number}. Who’s the other one?`;

export const namesCard = (destiny: number) =>
  `Your name adds up to ${destiny}. Try a nickname, or a married name.`;

export const sigilCard = (first: number, last: number) =>
  `Your name’s line starts at ${first} and ends at ${last}.`;

export const gridCard = (digit: number, count: number) =>
  plural(
    count,
    `There’s one ${digit} in your date, and it has a box of its own.`,
    `There are ${spelled(count)} ${digit}s in your date. See what they fill.`,
  );

export const blindTestCard = (number: number) =>
  `Would you know your ${number} if nobody told you the number?`;

export const byHandCard = (number: number) => `Find your ${number} yourself, with a pencil.`;

export const whyDifferentCard = (number: number) =>
  `Another site says you’re not ${articleOf(number)} ${number}? Let’s find out why.`;

export const pairsCard = (number: number) =>
  `How ${articleOf(number)} ${number} gets along with the other eleven.`;

export const birthdayCard = (day: number) =>
  `Being born on the ${ordinal(day)} is said to mean something all by itself.`;
