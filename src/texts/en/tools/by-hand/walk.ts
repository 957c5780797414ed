import { listed, plural, spelled } from '../../language';
import { type NumberId, numbers } from '../../numbers';

/** What is asked, before the sum. */
export const addLetters = (letters: string) => `Add the values of ${letters}:`;
export const addWords = 'Now put them together:';
export const addDigits = (date: string) => `Add the digits of ${date}:`;
export const addDate = 'Add the month, the day and the year:';
export const addParts = (parts: readonly NumberId[]) =>
  `Add ${listed(parts.map((part) => numbers[part].label))}:`;
export const foldOn = (from: number) => `${from}, and in a Personal Year it goes on:`;

/** What is asked about a number that stands there already: “17, and 1 + 7?” */
export const reduceOn = (from: number, sum: string) => `${from}, and ${sum}`;
export const keepOrAdd = (master: number) => `You’ve got ${master}. What do you write down?`;

/** Why this is the next thing to do. */
export const whyDigits = 'Zeros add nothing, so skip them if you like.';
export const whyReduce = 'Two digits or more, so they’re added once again.';
export const whyKeep = (master: number) =>
  `${master} is special. Add its digits, or leave it alone?`;
export const whyFold = (master: number) =>
  `In the other sums here ${master} would stay, as a master number. Personal Years run from 1 to 9 and nothing else, so it comes down one more time.`;

/** What is said about an answer. Nobody is told off for a wrong one. */
export const remarks = {
  right: (given: number) => `${given}. That’s it.`,
  master: (given: number, answer: number) =>
    `${given} is the right sum, but ${answer} doesn’t get added. 11, 22 and 33 are master numbers: they stay the way they are, with both their digits.`,
  ahead: (given: number) =>
    `You’re ahead of yourself: ${given} is where this ends up. What’s the whole sum, before anything’s reduced?`,
  close: (given: number) => `So close. ${given} is one off.`,
  wrong: (given: number) => `Not ${given}. No harm done: go through it once more.`,
};

/** What is said where the visitor has an answer shown, with the sum. */
export const shown = (answer: number, sum: string) => `It’s ${answer}: ${sum}.`;

/** What a master number is, for whoever has just met one. */
export const aboutMaster =
  'You’ve met a master number. 11, 22 and 33 are the three that custom leaves alone: they’re read as themselves, and only at a stretch as the 2, 4 or 6 that their digits make.';

/** A way to get there, after two wrong answers: a part of the sum, what it makes, and the rest. */
export const keepHint = 'Three numbers are never added up: 11, 22 and 33. Write it down as it is.';
export const tensHint = (tens: string, made: number, rest: string) =>
  `Tens first: ${tens} makes ${made}. Then the rest: ${rest}.`;
export const countHint = (from: number, steps: number) =>
  `Start at ${from} and count ${steps} up from there.`;
export const halfHint = (half: string, made: number, rest: string) =>
  `Half of it first: ${half} makes ${made}. Now add ${rest}.`;

export const answer = 'Your answer';
export const answerHint = 'A whole number';
export const check = 'Check';
export const showMe = 'Show me';
export const writtenDown = 'Written down so far';

/** Which sum it is: “Maturity, Life Path first, sum 1 of 5”. */
export const whichSum = (
  number: NumberId,
  part: NumberId | undefined,
  count: number,
  total: number,
) =>
  `${numbers[number].label}${part ? `, ${numbers[part].label} first` : ''}, sum ${count} of ${total}`;

/** What is said at the end, after so many sums. */
export const ending = (sums: number) =>
  `You did that yourself, in ${spelled(sums)} ${plural(sums, 'sum')}, and it’s the number our calculator gives. Now you can do it on the back of an envelope.`;
export const noSum = 'Only one letter counts, so there was nothing to add. Easiest sum of the day.';
export const noLetter = 'No letter of that name counts here, so there’s nothing to add.';

export const whatItMeans = 'What it’s said to mean';
export const printFilled = 'Print your worksheet';
export const printEmpty = 'Print an empty one';
export const cardTitle = 'Worked out by hand';
export const cardSentence = 'I added it up myself, with a pencil.';

export const sheetTitle = (number: NumberId) => `${numbers[number].label}, by hand`;
export const name = 'Name';
export const birthDate = 'Birth date';

/** Where a sum ends, on the worksheet. */
export const untilOneIsLeft = 'Add the digits until one is left, from 1 to 9.';
export const untilMaster = 'Add the digits until one is left, but leave 11, 22 and 33 as they are.';
