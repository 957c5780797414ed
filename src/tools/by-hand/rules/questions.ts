import {
  type AssignedLetter,
  type LettersStep,
  type PartName,
  reduceNumber,
  type Step,
} from '@ninefold/numerology';
import type { NumberId } from '../../../numbers/number-names';
import { inOrderOfDates } from '../../../result/working/date-order';

/** A number that is a part of another one, such as the Life Path of a Maturity. */
type PartId = Extract<PartName, NumberId>;

/** What a visitor is asked to do. */
type Task =
  /** Add the values of a word's letters, or of a piece of a very long word. */
  | { readonly kind: 'letters'; readonly letters: readonly AssignedLetter[] }
  /** Add what the words, or the pieces of a long name, came to. */
  | { readonly kind: 'words' }
  /** Add the digits of a date. */
  | { readonly kind: 'digits'; readonly text: string }
  /** Add a month, a day and a year. */
  | { readonly kind: 'date' }
  /** Add two numbers that were found before. */
  | { readonly kind: 'parts'; readonly names: readonly PartId[] }
  /** Add the digits of a sum that is too large. */
  | { readonly kind: 'reduce'; readonly from: number }
  /** Notice a master number, which stays. */
  | { readonly kind: 'keep' }
  /** Bring a master number down all the same, where it does not count. */
  | { readonly kind: 'fold'; readonly from: number };

/** One sum to do with a pencil. */
export interface HandSum {
  readonly task: Task;
  /** What is added. For a master number, its digits. */
  readonly terms: readonly number[];
  readonly answer: number;
  /** The number that this is a part of, where there are several. */
  readonly part: PartId | undefined;
}

/** More than this in a row is asked in pieces. Hardly any word is longer. */
const LONGEST_SUM = 12;

/**
 * The sums of a working as questions, in order. The answers are the library's own: a visitor who gets
 * them all right arrives at the number. A sum of one term is not asked.
 *
 * @example
 * questionsOf(soulUrge('Grace Hopper').steps); // 1 + 5, 6 + 5, 6 + 11, then 1 + 7
 */
export function questionsOf(steps: readonly Step[], part?: PartId | undefined): readonly HandSum[] {
  return inOrderOfDates(steps).flatMap((step, index) => {
    const before = steps[index - 1];
    switch (step.kind) {
      case 'part':
        return questionsOf(step.steps, step.name as PartId);
      case 'letters':
      case 'digits':
        // The sum that follows is asked.
        return [];
      case 'sum':
        if (before?.kind === 'letters') return lettersAdded(before, part);
        if (step.terms.length < 2) return [];
        return { task: taskOf(steps, index), terms: step.terms, answer: step.to, part };
      case 'reduction':
        return {
          task: { kind: 'reduce', from: step.from },
          terms: step.digits,
          answer: step.to,
          part,
        };
      case 'master-kept':
        // Where it is folded next, it does not stay.
        if (steps[index + 1]?.kind === 'fold') return [];
        return { task: { kind: 'keep' }, terms: digitsOf(step.to), answer: step.to, part };
      case 'fold':
        return {
          task: { kind: 'fold', from: step.from },
          terms: digitsOf(step.from),
          answer: step.to,
          part,
        };
      default:
        throw new Error(`There is no question for a step of the kind ${step.kind}.`);
    }
  });
}

function taskOf(steps: readonly Step[], index: number): Task {
  const before = steps[index - 1];
  if (before?.kind === 'digits') return { kind: 'digits', text: before.text };
  const names = steps
    .slice(0, index)
    .flatMap((step) => (step.kind === 'part' ? (step.name as PartId) : []));
  return names.length > 0 ? { kind: 'parts', names } : { kind: 'date' };
}

/** The letters of a name, word by word, and then what the words came to. */
function lettersAdded(step: LettersStep, part: PartId | undefined): readonly HandSum[] {
  const pieces = wordsOf(step).flatMap((word) => inPieces(word, LONGEST_SUM));
  const asked = pieces
    .filter((letters) => letters.length > 1)
    .map((letters): HandSum => {
      const terms = letters.map(({ value }) => value);
      return { task: { kind: 'letters', letters }, terms, answer: total(terms), part };
    });
  const sums = pieces.map((letters) => total(letters.map(({ value }) => value)));
  return [...asked, ...wordsAdded(sums, part)];
}

/** Sums of words added up, in pieces where there are too many. */
function wordsAdded(terms: readonly number[], part: PartId | undefined): readonly HandSum[] {
  if (terms.length < 2) return [];
  const pieces = inPieces(terms, LONGEST_SUM);
  const asked = pieces
    .filter((piece) => piece.length > 1)
    .map((piece): HandSum => {
      return { task: { kind: 'words' }, terms: piece, answer: total(piece), part };
    });
  return [...asked, ...wordsAdded(pieces.length > 1 ? pieces.map(total) : [], part)];
}

/** The letters that count in each word; a word without any is left out. */
function wordsOf({ letters, words }: LettersStep): readonly (readonly AssignedLetter[])[] {
  let start = 0;
  return words.flatMap((length) => {
    const word = letters.slice(start, start + length).filter(({ counted }) => counted);
    start += length;
    return word.length > 0 ? [word] : [];
  });
}

function inPieces<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function total(terms: readonly number[]): number {
  return terms.reduce((sum, term) => sum + term, 0);
}

function digitsOf(number: number): readonly number[] {
  return [...String(number)].map(Number);
}

/** How an answer compares with the right one. */
export type Verdict =
  | 'right'
  /** A master number was added up, and it stays. */
  | 'master'
  /** Where the sum ends up in the end, a step or two too early. */
  | 'ahead'
  /** One too many or too few. */
  | 'close'
  | 'wrong';

/**
 * Compares an answer with the right one.
 *
 * @example
 * checkAnswer(question, 8); // 'ahead' where the sum is 17
 */
export function checkAnswer({ task, terms, answer }: HandSum, given: number): Verdict {
  if (given === answer) return 'right';
  const added = total(terms);
  if (task.kind === 'keep') return given === added ? 'master' : 'wrong';
  if (answer > 9 && given === reduceNumber(answer).value) return 'ahead';
  return Math.abs(given - answer) === 1 ? 'close' : 'wrong';
}
