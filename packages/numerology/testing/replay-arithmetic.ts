import type { Step } from '../src/working/step.ts';

/** The steps that calculate with nothing but their own operands. */
export type ArithmeticStep = Extract<
  Step,
  { kind: 'sum' | 'reduction' | 'master-kept' | 'fold' | 'difference' | 'nine-for-zero' }
>;

/** A step calculated again: what it uses, and what that comes to. */
export interface Recalculation {
  readonly takes: readonly number[];
  /** Undefined where the step's rule does not apply to what it uses. */
  readonly gives: number | undefined;
}

/**
 * Calculates a step again from its operands, in another way than the core where there is one.
 *
 * @example
 * recalculate({ kind: 'fold', from: 22, remainder: 4, to: 5 }, []);
 * // { takes: [22], gives: 4 }: the step is wrong
 */
export function recalculate(step: ArithmeticStep, masters: readonly number[]): Recalculation {
  switch (step.kind) {
    case 'sum':
      return { takes: step.terms, gives: sumOf(step.terms) };
    case 'reduction': {
      const digits = Array.from(String(step.from), Number);
      const isRight =
        step.from > 9 && !masters.includes(step.from) && digits.join() === step.digits.join();
      return { takes: [step.from], gives: isRight ? sumOf(digits) : undefined };
    }
    case 'master-kept':
      return { takes: [step.to], gives: masters.includes(step.to) ? step.to : undefined };
    case 'fold': {
      const remainder = step.from - 9 * Math.floor(step.from / 9);
      const isRight = step.from > 9 && step.remainder === remainder;
      return { takes: [step.from], gives: isRight ? remainder || 9 : undefined };
    }
    case 'difference':
      return {
        takes: [step.left, step.right],
        gives: Math.max(step.left, step.right) - Math.min(step.left, step.right),
      };
    case 'nine-for-zero':
      return { takes: [0], gives: 9 };
  }
}

function sumOf(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}
