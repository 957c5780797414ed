import type { Alphabet } from '../src/letters/alphabet.ts';
import type { PartStep, Step, TransitStep } from '../src/working/step.ts';
import { recalculate } from './replay-arithmetic.ts';
import type { Progress } from './replay-progress.ts';
import { fixed, found, foundList, isAtStart, isSame, isUsing, START } from './replay-progress.ts';
import { countsOf, hasRightDigits, hasRightLetters, hasRightMost } from './replay-tables.ts';

/** What a working comes to; nothing where that cannot be said, and `'wrong'` where a step is. */
export type Outcome = number | readonly number[] | undefined | 'wrong';

/** What a working was made with, where it is not the default. */
export interface Made {
  readonly masters?: readonly number[];
  readonly alphabets?: readonly Alphabet[];
}

/** Follows one step; undefined where it is wrong or does not follow. */
export type Follow<S, P extends Progress> = (step: S, progress: P) => P | undefined;

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
  return replayWith(steps, START, (step, progress) => followStep(step, progress, made));
}

/**
 * The same for workings with kinds of steps of their own, which `follow` knows beside those of the core.
 *
 * @example
 * replayWith(steps, START, (step, progress) => step.kind === 'mine' ? … : followStep(step, progress));
 */
export function replayWith<S, P extends Progress>(
  steps: readonly S[],
  start: P,
  follow: Follow<S, P>,
): Outcome {
  if (steps.length === 0) return 0;
  let progress: P | undefined = start;
  for (const step of steps) progress = progress && follow(step, progress);
  if (progress === undefined) return 'wrong';
  if (progress.ends === 'list') return progress.waiting;
  if (progress.ends === 'nothing') return undefined;
  // Letters, digits or parts that nothing used are no outcome.
  return progress.open && progress.waiting.length === 1 ? progress.waiting[0] : 'wrong';
}

/**
 * Follows a step of the core.
 *
 * @example
 * followStep({ kind: 'sum', terms: [1, 2], to: 3 }, START)?.waiting; // [3]
 */
export function followStep<P extends Progress>(
  step: Step,
  progress: P,
  made: Made = {},
): P | undefined {
  switch (step.kind) {
    case 'letters':
      return isAtStart(progress) && hasRightLetters(step, made.alphabets)
        ? { ...fixed(progress, step.to), read: step }
        : undefined;
    case 'digits':
      return isAtStart(progress) && hasRightDigits(step) ? fixed(progress, step.to) : undefined;
    case 'part':
      return followPart(step, progress, made);
    case 'most-frequent': {
      if (!isCountOf(step.counts, progress) || !hasRightMost(step)) return undefined;
      return step.to === undefined ? { ...progress, ends: 'nothing' } : found(progress, step.to);
    }
    case 'missing': {
      const missing = step.counts.flatMap((count, index) => (count === 0 ? index + 1 : []));
      return isCountOf(step.counts, progress) && isSame(step.to, missing)
        ? foundList(progress, missing)
        : undefined;
    }
    case 'present': {
      const present = 9 - step.counts.filter((count) => count === 0).length;
      return isCountOf(step.counts, progress) && step.to === present
        ? found(progress, present)
        : undefined;
    }
    case 'letter': {
      const letter = progress.read?.letters.find(({ counted }) => counted);
      if (step.letter !== letter?.letter || step.to !== letter?.value) return undefined;
      return letter ? found(progress, letter.value) : { ...progress, ends: 'nothing' };
    }
    case 'transit':
      return followTransit(step, progress);
    case 'digit-counts':
      return !progress.open && isSame(step.to, countsOf(progress.waiting))
        ? foundList(progress, step.to)
        : undefined;
    default: {
      const { takes, gives } = recalculate(step, made.masters ?? [11, 22, 33]);
      // A day or a month may be a master number, and a working may begin with any sum.
      const isStart = isAtStart(progress) && (step.kind === 'master-kept' || step.kind === 'sum');
      return (isStart || isUsing(takes, progress)) && gives === step.to
        ? found(progress, step.to)
        : undefined;
    }
  }
}

function isCountOf(counts: readonly number[], { waiting, open }: Progress): boolean {
  return !open && isSame(counts, countsOf(waiting));
}

/** A part is followed on its own. */
function followPart<P extends Progress>(step: PartStep, progress: P, made: Made): P | undefined {
  return replay(step.steps, made) === step.to
    ? fixed(progress, [...progress.waiting, step.to])
    : undefined;
}

/** The letters written out year by year, and read at the age. */
function followTransit<P extends Progress>(step: TransitStep, progress: P): P | undefined {
  const years = (progress.read?.letters ?? []).flatMap((letter) =>
    Array.from({ length: letter.value }, () => letter),
  );
  const letter = years[step.age % years.length];
  const isRight =
    step.cycle === years.length && step.letter === letter?.letter && step.to === letter?.value;
  return isRight ? found(progress, step.to) : undefined;
}
