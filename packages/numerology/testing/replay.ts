import { dayOfYear } from '../src/date-numbers/calendar.ts';
import { isMaster } from '../src/numbers.ts';
import type { Step } from '../src/working/working.ts';
import type { ArithmeticStep } from './replay-arithmetic.ts';
import { recalculate } from './replay-arithmetic.ts';
import type { Progress } from './replay-progress.ts';
import { fixed, found, isAtStart, isSame, isUsing, START } from './replay-progress.ts';
import {
  hasRightCounts,
  hasRightDigits,
  hasRightLetters,
  hasRightScore,
  type ScoreTable,
} from './replay-tables.ts';

/**
 * Works a working out again from its operands, and gives its outcome only where every step is
 * right and follows from those before it; otherwise undefined. It shares the core's tables and
 * calendar, not its arithmetic. A working without steps comes to 0. Steps that read a score need the table
 * that they read it from.
 *
 * @example
 * replay(lifePath({ year: 1990, month: 5, day: 15 }).steps); // 3
 * replay([{ kind: 'sum', terms: [1, 2], total: 4 }]); // undefined: 1 + 2 is not 4
 */
export function replay(
  steps: readonly Step[],
  table: ScoreTable = [],
): number | readonly number[] | undefined {
  const end = followAll(steps, { ...START, table });
  return steps.at(-1)?.kind === 'sorted' ? end?.waiting : outcome(steps, end);
}

/** The one number a working comes to; letters, digits or parts that nothing used are no outcome. */
function outcome(steps: readonly Step[], end: Progress | undefined): number | undefined {
  if (steps.length === 0) {
    return 0;
  }
  // A folded number of a pair comes from outside, so that nothing is known until the pair is used.
  const isOnlyFolded = steps.every(({ kind }) => kind === 'fold');
  return end?.open && end.waiting.length === 1 && !isOnlyFolded ? end.waiting[0] : undefined;
}

function followAll(steps: readonly Step[], start: Progress): Progress | undefined {
  let progress: Progress | undefined = start;
  for (const step of steps) {
    progress = progress && follow(step, progress);
  }
  return progress;
}

/** The progress after a step; undefined where the step is wrong or does not follow. */
function follow(step: Step, progress: Progress): Progress | undefined {
  switch (step.kind) {
    case 'letters': {
      const counted = step.letters.filter((letter) => letter.counted);
      const values = counted.map((letter) => letter.value);
      return isAtStart(progress) && hasRightLetters(step) ? fixed(progress, values) : undefined;
    }
    case 'digits':
      return isAtStart(progress) && hasRightDigits(step) ? fixed(progress, step.digits) : undefined;
    case 'part':
      return followPart(step, progress);
    case 'day-of-year':
      return dayOfYear(step.date) === step.to
        ? fixed(progress, [...progress.waiting, step.to])
        : undefined;
    case 'most-frequent':
      return !progress.open && hasRightCounts(step, progress.waiting)
        ? found(progress, step.to)
        : undefined;
    case 'master-digit':
      return followMasterDigit(step, progress);
    case 'fold':
      return followArithmetic(step, progress) ?? followFoldOfPair(step, progress);
    case 'table':
      return isPair([step.row, step.column], progress) && hasRightScore(step, progress.table)
        ? found(progress, step.to)
        : undefined;
    case 'sorted': {
      const ascending = [...step.from].sort((a, b) => a - b);
      const isRight = isSame(step.from, progress.waiting) && isSame(step.to, ascending);
      return isRight ? fixed(progress, ascending) : undefined;
    }
    case 'bonus':
      return step.masters === progress.masters ? followArithmetic(step, progress) : undefined;
    case 'share':
      return step.part === progress.used[0] ? followArithmetic(step, progress) : undefined;
    case 'step-up':
      return progress.taken.includes(step.from) ? followArithmetic(step, progress) : undefined;
    default:
      return followArithmetic(step, progress);
  }
}

function followArithmetic(step: ArithmeticStep, progress: Progress): Progress | undefined {
  const { takes, gives, claims } = recalculate(step);
  return isUsing(takes, progress) && gives === claims
    ? { ...found(progress, claims), used: takes }
    : undefined;
}

/** A part is followed on its own; a lottery position begins with the seed and avoids the taken. */
function followPart(
  step: Extract<Step, { kind: 'part' }>,
  progress: Progress,
): Progress | undefined {
  const { waiting, seed } = progress;
  const isPosition = step.name === 'position';
  if (isPosition && seed === undefined) {
    return undefined;
  }
  const start = isPosition ? { ...START, waiting: [seed ?? 0], taken: waiting } : START;
  const value = outcome(step.steps, followAll(step.steps, start));
  if (value !== step.value || start.taken.includes(value)) {
    return undefined;
  }
  return step.name === 'seed' ? { ...progress, seed: value } : fixed(progress, [...waiting, value]);
}

/** A master number of a pair is looked up under its digit, and counted. */
function followMasterDigit(
  step: Extract<Step, { kind: 'master-digit' }>,
  progress: Progress,
): Progress | undefined {
  const isRight = isMaster(step.from) && step.to === Number(String(step.from).charAt(0));
  return isRight ? replaceInPair(step, { ...progress, masters: progress.masters + 1 }) : undefined;
}

/** A master number of a pair is folded, while the other number waits beside it. */
function followFoldOfPair(
  step: Extract<Step, { kind: 'fold' }>,
  progress: Progress,
): Progress | undefined {
  const isRight = isMaster(step.from) && recalculate(step).gives === step.to;
  return isRight ? replaceInPair(step, progress) : undefined;
}

/** The digit replaces its master where the two numbers were parts; otherwise it starts the pair. */
function replaceInPair(
  { from, to }: { readonly from: number; readonly to: number },
  progress: Progress,
): Progress | undefined {
  const { waiting, open } = progress;
  if (open) {
    return { ...progress, waiting: [...waiting, to] };
  }
  const index = waiting.indexOf(from);
  return index === -1 ? undefined : { ...progress, waiting: waiting.with(index, to) };
}

/** Whether a pair is what waits; where only a master's digit waits, whether it is in the pair. */
function isPair(pair: readonly number[], { waiting, open }: Progress): boolean {
  if (!open || waiting.length === 2) {
    return isSame(pair, waiting);
  }
  return waiting.every((digit) => pair.includes(digit)) && !pair.some(isMaster);
}
