import { type CoreNumber, type Digit, foldToNine, isMaster } from '@ninefold/numerology';
import { masterLookup } from '#texts/language';
import { path } from '../../config/paths';
import { numberEssays } from '../../readings/number-essays';
import { spelledOut } from './spelled-out';

/** The caption of a number's scores with the others. */
export function aboutScores(number: CoreNumber): string {
  const master = isMaster(number) ? ` ${masterLookup(number)}. It adds five points.` : '';
  return `Out of 100.${master} Each score takes you to the text about the pair.`;
}

/** A score, and what it is called. */
export const labeled = (score: number, label: string) => `${score}, ${label}`;

/** The number that a number's own word leads to, with the sum of its letters. */
export function aboutWord(number: CoreNumber, total: number | undefined): string {
  return `And the word itself? Spelled out, “${numberEssays[number].word}” has letters worth ${total}, which leads to ${linkTo(spelledOut(number))}.`;
}

/** Where a master number is not kept, and the digit that replaces it there. */
export function whereReduced(master: CoreNumber): string {
  const digit = foldToNine(master).value as Digit;
  return `It doesn’t stay whole everywhere. In a year, a career or the name of a business, ${master} comes down to ${digit}, so the page to read is the one for ${linkTo(digit)}.`;
}

const linkTo = (number: CoreNumber) => `[the number ${number}](${path(`numbers/${number}`)})`;

export const ABOUT_WALKS = `Write a number out as a word, add up its letters and go to the number you get. The word “${numberEssays[22].word}” leads to 3, “three” leads to 11, and so on. Wherever you begin, you end up going around the same four:`;

export const moreOn = (kind: string, number: number) => `More on ${kind} ${number}`;
