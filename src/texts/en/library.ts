import type { PartName } from '@ninefold/numerology';
import { listed, plural, timesInFigures } from './language';
import { numbers } from './numbers';

/*
 * The words of a step, by its kind. Sums of figures and signs alone have none.
 */

/** What the parts of a working are called. */
export const parts: Readonly<Record<PartName | 'today' | 'birth-day-and-month' | 'seed', string>> =
  {
    name: 'The name',
    word: 'The word',
    'first-name': 'The first name',
    'middle-names': 'The middle names',
    'last-name': 'The last name',
    date: 'The birth date',
    month: 'The month',
    day: 'The day',
    year: 'The year',
    'life-path': numbers['life-path'].label,
    destiny: numbers.destiny.label,
    expression: numbers.expression.label,
    'soul-urge': numbers['soul-urge'].label,
    personality: numbers.personality.label,
    'first-number': 'The first number',
    'second-number': 'The second number',
    'first-pinnacle': 'The first pinnacle',
    'second-pinnacle': 'The second pinnacle',
    'first-challenge': 'The first challenge',
    'second-challenge': 'The second challenge',
    today: 'Today',
    'birth-day-and-month': 'Birth day and month',
    seed: 'The seed',
  };

/** One of the numbers of a draw. */
export const position = (place: number) => `Number ${place}`;

export const digits = (text: string) => `The digits of ${text}`;
export const nothingToAdd = 'Nothing to add, so 0';
export const masterKept = (to: number) => `${to} is a master number and stays as it is`;
export const nothingLeft = (from: number) =>
  `${from} divides by 9 with nothing left over, which counts as 9`;
export const remainder = (from: number, divisor: number, to: number) =>
  `${from} divided by ${divisor} leaves ${to}`;
export const nineForZero = 'No distance at all counts as 9';

export const mostFrequent = (to: number, count: number) =>
  `${to} occurs most often, ${timesInFigures(count)}`;
export const tied = (values: readonly number[], count: number, to: number) =>
  `${listed(values.map(String))} occur most often, ${timesInFigures(count)} each; of several, the lowest is taken: ${to}`;
export const noneMissing = 'No value is missing';
export const missing = (values: readonly number[]) =>
  `No letter is worth ${listed(values.map(String), 'or')}`;
export const present = (count: number) => `${count} of the nine values occur`;
export const letter = (letter: string, to: number) => `${letter} is ${to}`;
export const noSuchLetter = 'There is no such letter';
export const noLetters = 'No letters to count';
export const noLettersSo = (to: number) => `${noLetters}, so ${to}`;
export const transit = (age: number, cycle: number, letter: string, to: number) =>
  `At the age of ${age}, in a cycle of ${cycle} years, ${letter} holds, which is ${to}`;
export const digitCounts = (counts: readonly string[]) =>
  `The digits that occur: ${counts.join(', ')}`;

export const scoreOf = (row: number, column: number, to: number) =>
  `The table gives ${row} and ${column} a score of ${to}`;
export const noScoreOf = (row: number, column: number, to: number) =>
  `The table has no row for ${row} and ${column}, so ${to}`;
export const bonus = (from: number, points: number, masters: number, to: number) =>
  `${from} + ${points} for ${plural(masters, 'the', 'each')} master number = ${to}`;
export const cap = (from: number, limit: number) => `${from} is above the limit, so ${limit}`;

export const dayOfYear = (day: number) => `Today is day ${day} of the year`;
export const stepUp = (from: number, to: number) =>
  `${from} is taken already, so the next one, ${to}`;
export const sorted = (values: readonly number[]) => `In order: ${values.join(', ')}`;

/** Steps in the middle of a line: “6 + 5 = 11, a master number”. */
export const asMaster = ', a master number';
export const asNine = ', which counts as 9';
export const lettersMake = (letters: number, to: number) => `${letters} letters make ${to}`;

/** Which letters a number counts, where that is not all of them. */
export const firstWord = 'The first word';
export const vowels = 'The vowels A, E, I, O and U';
export const vowelsAndYs = 'The vowels A, E, I, O and U, and Y where you chose it';
export const consonants = 'The consonants, Y among them';
export const consonantsAndNoYs = 'The consonants, without the Y you chose as a vowel';
export const noLetterHere = 'There’s no letter from A to Z here.';

/** “Ł counts as L and ó as O.” */
export const spelledAs = (letters: readonly { readonly character: string; as: string }[]) =>
  `${listed(
    letters.map(({ character, as }, index) =>
      index === 0 ? `${character} counts as ${as}` : `${character} as ${as}`,
    ),
  )}.`;

/** “é and ’ were not counted.” */
export const notCounted = (characters: readonly string[]) =>
  `${listed(characters)} ${plural(characters.length, 'was', 'were')} not counted.`;
