import { isMaster, type PartStep } from '@ninefold/numerology';
import { dayOfYear } from '@ninefold/numerology/helpers';
import { followStep, type Outcome, replayWith } from '#numerology-testing/replay';
import {
  fixed,
  found,
  foundList,
  isSame,
  isUsing,
  type Progress,
  START,
} from '#numerology-testing/replay-progress';
import { SCORE_TABLE } from '../../src/compatibility/score-table';
import type { SiteStep } from '../../src/numbers/site-number';
import type { ShareStep } from '../../src/tools/names-battle/rules';

/** A step of any tool. */
export type ToolStep = SiteStep | ShareStep;

/** What the steps of tools need to know beside the core's. */
interface ToolProgress extends Progress {
  /** What the latest calculation used, for the share that is taken of a sum. */
  readonly used: readonly number[];
  /** How many master numbers were looked up under their digit. */
  readonly masters: number;
  /** The lottery's seed, which each position multiplies. */
  readonly seed: number | undefined;
  /** The lottery's numbers that a position may not take again. */
  readonly taken: readonly number[];
}

const TOOL_START: ToolProgress = { ...START, used: [], masters: 0, seed: undefined, taken: [] };

/**
 * Works a working of a tool out again from its operands, in another way than the tool where there is
 * one. It shares the table of scores.
 */
export function replay(steps: readonly ToolStep[]): Outcome {
  return replayWith(steps, TOOL_START, follow);
}

/** The progress after a step; undefined where the step is wrong or does not follow. */
function follow(step: ToolStep, progress: ToolProgress): ToolProgress | undefined {
  const when = (isRight: boolean, next: ToolProgress) => (isRight ? next : undefined);
  /** A step that calculates with nothing but its operands. */
  const calculated = (takes: readonly number[], gives: number, isRight = true) =>
    when(isRight && isUsing(takes, progress) && gives === step.to, {
      ...found(progress, gives),
      used: takes,
    });
  switch (step.kind) {
    case 'default':
      return when(progress.waiting.length === 0 && step.to === 1, found(progress, 1));
    case 'product':
      return calculated(
        step.factors,
        step.factors.reduce((product, factor) => product * factor, 1),
      );
    case 'remainder':
      return calculated([step.from], ((step.from % step.divisor) + step.divisor) % step.divisor);
    case 'day-of-year':
      return when(
        dayOfYear(step.date) === step.to,
        fixed(progress, [...progress.waiting, step.to]),
      );
    case 'part':
      return followPart(step, progress);
    case 'master-digit': {
      const isRight = isMaster(step.from) && step.to === Number(String(step.from).charAt(0));
      return isRight ? replaceInPair(step, progress) : undefined;
    }
    case 'table': {
      const entry = SCORE_TABLE[step.row - 1]?.[step.column - 1];
      const isRight = step.found === (entry !== undefined) && step.to === (entry ?? 50);
      return when(isRight && isPair([step.row, step.column], progress), found(progress, step.to));
    }
    case 'bonus': {
      const isRight = step.masters === progress.masters;
      return calculated([step.from], step.from + 5 * step.masters, isRight);
    }
    case 'cap':
      return calculated([step.from], 88, step.limit === 88 && step.from > 88);
    case 'share': {
      const share = step.whole === 0 ? 50 : Math.round((100 * step.part) / step.whole);
      return calculated([step.whole], share, step.part === progress.used[0]);
    }
    case 'step-up': {
      const isRight = step.limit === 49 && progress.taken.includes(step.from);
      return calculated([step.from], step.from === 49 ? 1 : step.from + 1, isRight);
    }
    case 'sorted': {
      const ascending = step.from.toSorted((a, b) => a - b);
      const isRight = isSame(step.from, progress.waiting) && isSame(step.to, ascending);
      return when(isRight, foundList(progress, ascending));
    }
    default: {
      const next = followStep(step, progress);
      return next && { ...next, used: step.kind === 'sum' ? step.terms : progress.used };
    }
  }
}

/** A part is followed on its own; a lottery position begins with the seed and avoids the taken. */
function followPart(
  step: PartStep<string, ToolStep> & { readonly position?: number },
  progress: ToolProgress,
): ToolProgress | undefined {
  const { waiting, seed } = progress;
  const isPosition = step.name === 'position';
  if (isPosition && (seed === undefined || step.position !== waiting.length + 1)) return undefined;
  const start = isPosition ? { ...TOOL_START, waiting: [seed ?? 0], taken: waiting } : TOOL_START;
  const value = replayWith(step.steps, start, follow);
  if (typeof value !== 'number' || value !== step.to || start.taken.includes(value)) {
    return undefined;
  }
  return step.name === 'seed' ? { ...progress, seed: value } : fixed(progress, [...waiting, value]);
}

/** The digit replaces its master where the two numbers were parts; otherwise it starts the pair. */
function replaceInPair(
  { from, to }: { readonly from: number; readonly to: number },
  progress: ToolProgress,
): ToolProgress | undefined {
  const { waiting, open } = progress;
  const masters = progress.masters + 1;
  if (open) return { ...progress, masters, waiting: [...waiting, to] };
  const index = waiting.indexOf(from);
  return index === -1 ? undefined : { ...progress, masters, waiting: waiting.with(index, to) };
}

/** Whether a pair is what waits; where only a master's digit waits, whether it is in the pair. */
function isPair(pair: readonly number[], { waiting, open }: ToolProgress): boolean {
  if (!open || waiting.length === 2) return isSame(pair, waiting);
  return waiting.every((digit) => pair.includes(digit)) && !pair.some(isMaster);
}
