import type { LettersStep } from '../src/working/step.ts';

/** How far a working has been followed. */
export interface Progress {
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
export const START: Progress = { waiting: [], open: true, ends: 'number', read: undefined };

/** Whether nothing was found yet, so that letters or digits may begin. */
export function isAtStart({ waiting, open }: Progress): boolean {
  return open && waiting.length === 0;
}

/** Whether operands are what waits, or several that begin with it where more may be brought in. */
export function isUsing(operands: readonly number[], { waiting, open }: Progress): boolean {
  const isExtending = open && operands.length > 1;
  return isSame(isExtending ? operands.slice(0, waiting.length) : operands, waiting);
}

/** Whether two lists hold the same numbers in the same order. */
export function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** Progress to one outcome, which the next step may combine with numbers of its own. */
export function found(progress: Progress, value: number): Progress {
  return { ...progress, waiting: [value], open: true };
}

/** Progress to outcomes that the next step has to use exactly as they are. */
export function fixed(progress: Progress, waiting: readonly number[]): Progress {
  return { ...progress, waiting, open: false };
}

/** Progress to a list that the working may end with. */
export function foundList(progress: Progress, list: readonly number[]): Progress {
  return { ...fixed(progress, list), ends: 'list' };
}
