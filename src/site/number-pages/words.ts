import { type CoreNumber, type Digit, foldToNine, isMaster } from '@ninefold/numerology';
import { masterLookup } from '#texts/language';

/** The caption of a number's scores with the others. */
export function aboutScores(number: CoreNumber): string {
  const master = isMaster(number) ? ` ${masterLookup(number)}. It adds five points.` : '';
  return `Out of 100.${master} Each score takes you to the text about the pair.`;
}

/** A score, and what it is called. */
export const labeled = (score: number, label: string) => `${score}, ${label}`;

/** The number that a number's own word leads to, with the sum of its letters. */
export const aboutWord = (word: string, total: number, leadsTo: number) =>
  `And the word itself? Spelled out, “${word}” has letters worth ${total}, which leads to ${linkTo(leadsTo)}.`;

/** Where a master number is not kept, and the digit that replaces it there. */
export function whereReduced(master: CoreNumber): string {
  const digit = foldToNine(master).value as Digit;
  return `It doesn’t stay whole everywhere. In a year, a career or the name of a business, ${master} comes down to ${digit}, so the page to read is the one for ${linkTo(digit)}.`;
}

const linkTo = (number: number) => `[the number ${number}](page:numbers/${number})`;

export const moreOn = (kind: string, number: number) => `More on ${kind} ${number}`;
