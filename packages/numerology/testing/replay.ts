import type { Alphabet } from '../src/letters/alphabet.ts';
import type { LettersStep, Step } from '../src/working/step.ts';
import { countsOf, hasRightDigits, hasRightLetters, hasRightMost } from './replay-tables.ts';

/** What a working comes to; nothing where that cannot be said, and `'wrong'` where a step is. */
export type Outcome = number | readonly number[] | undefined | 'wrong';

/** What a working was made with, where it is not the default. */
interface Made {
  readonly masters?: readonly number[];
  readonly alphabets?: readonly Alphabet[];
}

/**
 * Works a working out again from its operands, and gives its outcome only where every step is right and
 * follows from those before it. It shares the core's tables of letters, not its arithmetic. A working
 * without steps comes to 0.
 *
 * @example
 * replay(lifePath({ year: 1990, month: 5, day: 15 }).steps); // 3
 * replay([{ kind: 'sum', terms: [1, 2], to: 4 }]); // 'wrong': 1 + 2 is not 4
 */
export function replay(steps: readonly Step[], made: Made = {}): Outcome {
  if (steps.length === 0) return 0;
  let progress: Progress | undefined = START;
  for (const step of steps) progress = progress && followStep(step, progress, made);
  if (progress === undefined) return 'wrong';
  if (progress.ends === 'list') return progress.waiting;
  if (progress.ends === 'nothing') return undefined;
  // Letters, digits or parts that nothing used are no outcome.
  return progress.open && progress.waiting.length === 1 ? progress.waiting[0] : 'wrong';
}

/** Follows one step; undefined where it is wrong or does not follow. */
function followStep(step: Step, progress: Progress, made: Made): Progress | undefined {
  const { masters = [11, 22, 33] } = made;
  const when = (isRight: boolean, next: Progress) => (isRight ? next : undefined);
  const isCount = (counts: readonly number[]) =>
    !progress.open && isSame(counts, countsOf(progress.waiting));
  const calculated = (takes: readonly number[], gives: number, canStart = false) =>
    when(
      ((canStart && isAtStart(progress)) || isUsing(takes, progress)) && gives === step.to,
      found(progress, gives),
    );
  switch (step.kind) {
    case 'letters':
      return when(isAtStart(progress) && hasRightLetters(step, made.alphabets), {
        ...fixed(progress, step.to),
        read: step,
      });
    case 'digits':
      return when(isAtStart(progress) && hasRightDigits(step), fixed(progress, step.to));
    // A part is followed on its own.
    case 'part':
      return when(
        replay(step.steps, made) === step.to,
        fixed(progress, [...progress.waiting, step.to]),
      );
    case 'most-frequent':
      return when(
        isCount(step.counts) && hasRightMost(step),
        step.to === undefined ? { ...progress, ends: 'nothing' } : found(progress, step.to),
      );
    case 'missing': {
      const missing = step.counts.flatMap((count, index) => (count === 0 ? index + 1 : []));
      const isRight = isCount(step.counts) && isSame(step.to, missing);
      return when(isRight, foundList(progress, missing));
    }
    case 'present': {
      const present = 9 - step.counts.filter((count) => count === 0).length;
      return when(isCount(step.counts) && step.to === present, found(progress, present));
    }
    case 'letter': {
      const letter = progress.read?.letters.find(({ counted }) => counted);
      return when(
        step.letter === letter?.letter && step.to === letter?.value,
        letter ? found(progress, letter.value) : { ...progress, ends: 'nothing' },
      );
    }
    // The letters written out year by year, and read at the age.
    case 'transit': {
      const years = (progress.read?.letters ?? []).flatMap((letter) =>
        Array.from({ length: letter.value }, () => letter),
      );
      const letter = years[step.age % years.length];
      const isRight = step.letter === letter?.letter && step.to === letter.value;
      return when(isRight && step.cycle === years.length, found(progress, step.to));
    }
    case 'digit-counts':
      return when(isCount(step.to), foundList(progress, step.to));
    // A working may begin with any sum, and a day or a month may be a master number.
    case 'sum':
      return calculated(step.terms, sumOf(step.terms), true);
    case 'master-kept':
      return masters.includes(step.to) ? calculated([step.to], step.to, true) : undefined;
    case 'reduction': {
      const digits = Array.from(String(step.from), Number);
      const isRight = step.from > 9 && !masters.includes(step.from) && isSame(digits, step.digits);
      return isRight ? calculated([step.from], sumOf(digits)) : undefined;
    }
    case 'fold': {
      const remainder = step.from - 9 * Math.floor(step.from / 9);
      const isRight = step.from > 9 && step.remainder === remainder;
      return isRight ? calculated([step.from], remainder || 9) : undefined;
    }
    case 'difference': {
      const { left, right } = step;
      return calculated([left, right], Math.max(left, right) - Math.min(left, right));
    }
    case 'nine-for-zero':
      return calculated([0], 9);
  }
}

function sumOf(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}

/** How far a working has been followed. */
interface Progress {
  /** Outcomes that the next step has to use. */
  readonly waiting: readonly number[];
  /**
   * Whether the next step may bring in numbers of its own beside them, as `+ 2026` does. Letters,
   * digits and parts are used unchanged.
   */
  readonly open: boolean;
  /** What the working comes to where it ends here: what waits, all of it, or nothing that could be said. */
  readonly ends: 'number' | 'list' | 'nothing';
  /** The letters that were read, for a step that names one of them. */
  readonly read: LettersStep | undefined;
}

/** Before the first step. */
const START: Progress = { waiting: [], open: true, ends: 'number', read: undefined };

/** Whether nothing was found yet, so that letters or digits may begin. */
function isAtStart({ waiting, open }: Progress): boolean {
  return open && waiting.length === 0;
}

/** Whether operands are what waits, or several that begin with it where more may be brought in. */
function isUsing(operands: readonly number[], { waiting, open }: Progress): boolean {
  const isExtending = open && operands.length > 1;
  return isSame(isExtending ? operands.slice(0, waiting.length) : operands, waiting);
}

/** Whether two lists hold the same numbers in the same order. */
function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Progress to one outcome, which the next step may combine with numbers of its own. */
function found(progress: Progress, value: number): Progress {
  return { ...progress, waiting: [value], open: true };
}

/** Progress to outcomes that the next step has to use exactly as they are. */
function fixed(progress: Progress, waiting: readonly number[]): Progress {
  return { ...progress, waiting, open: false };
}

/** Progress to a list that the working may end with. */
function foundList(progress: Progress, list: readonly number[]): Progress {
  return { ...fixed(progress, list), ends: 'list' };
}
