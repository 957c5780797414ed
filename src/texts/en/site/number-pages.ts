import { masterLookup } from '../language';
import { type NumberId, numbers } from '../numbers';

export const oneToNine = 'One to nine';
export const aboutNine = 'Every sum comes down to one of these nine.';
export const keptWhole = 'Kept whole';
export const aboutMasters =
  'When a sum gets to 11, 22 or 33, we leave it alone. [The rule, and where it doesn’t hold](page:methods#reduction)';

/** The parts of a number's page, by their ids. */
export const parts = {
  person: {
    heading: 'The person',
    lead: 'What it means depends on where you found it: in your name, in your birth date, or in both.',
  },
  year: {
    heading: 'The year',
    lead: 'What it means for a year or a month. Everybody gets such a year once in nine.',
  },
  work: {
    heading: 'Work and business',
    lead: 'What it means for the way you work, and for the name of a company.',
  },
  'past-life': {
    heading: 'The past life',
    lead: 'The difference between a name and a birth date, told as a story about an earlier life.',
  },
  itself: { heading: 'The number itself' },
  arithmetic: {
    heading: 'Famous arithmetic',
    lead: 'A word, a name and a day that lead here, added up by [our rules](page:methods).',
  },
  company: {
    heading: 'Friends and opposites',
    lead: 'Some pairs get along without trying. Some have to try.',
  },
};

/** What a chapter is about, in a sentence. */
export const about = (id: NumberId) => `${numbers[id].about}.`;
export const readHereToo = 'Destiny, Soul Urge, Personality and Expression are read here too.';
export const business = 'Business Number';
export const aboutBusiness = 'What the name of a company promises its customers.';

/** “Career Number”, where the label alone would not say that it is one. */
export const asNumber = (id: NumberId) => `${numbers[id].label} Number`;

/** “Destiny 7”. */
export const withValue = (id: NumberId, number: number) => `${numbers[id].label} ${number}`;

export const moreOn = (kind: string, number: number) => `More on ${kind} ${number}`;

/** Where a master number is not kept, and the digit that replaces it there. */
export const whereReduced = (master: number, digit: number) =>
  `It doesn’t stay whole everywhere. In a year, a career or the name of a business, ${master} comes down to ${digit}, so the page to read is the one for ${linkTo(digit)}.`;

/** The number that a number's own word leads to, with the sum of its letters. */
export const aboutWord = (word: string, total: number, leadsTo: number) =>
  `And the word itself? Spelled out, “${word}” has letters worth ${total}, which leads to ${linkTo(leadsTo)}.`;

const linkTo = (number: number) => `[the number ${number}](page:numbers/${number})`;

export const friends = 'Friends';
export const opposites = 'Opposites';
export const withNumber = 'With';
export const score = 'Score';

/** The caption of a number's scores with the others; of a master number, how it is looked up. */
export const aboutScores = (master: number | undefined) =>
  `Out of 100.${master ? ` ${masterLookup(master)}. It adds five points.` : ''} Each score takes you to the text about the pair.`;

/** A score, and what it is called. */
export const labeled = (score: number, label: string) => `${score}, ${label}`;

export const neverTwoPeople =
  'A score belongs to two numbers, never to two people. See [all pairs in one table](page:pairs), [compare two people](page:together) by ten numbers, or [let two names meet](page:names-battle).';

export const others = 'Other numbers';
