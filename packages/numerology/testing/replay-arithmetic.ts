import { isMaster } from '../src/numbers.ts';
import type { Step } from '../src/working/working.ts';

/** The steps that calculate with nothing but their own operands. */
export type ArithmeticStep = Extract<
  Step,
  {
    kind:
      | 'sum'
      | 'product'
      | 'reduction'
      | 'master-kept'
      | 'fold'
      | 'remainder'
      | 'difference'
      | 'nine-for-zero'
      | 'bonus'
      | 'cap'
      | 'share'
      | 'step-up';
  }
>;

/** A step calculated again: what it uses, what that comes to, and what the step says. */
export interface Recalculation {
  readonly takes: readonly number[];
  /** Undefined where the step's rule does not apply to what it uses. */
  readonly gives: number | undefined;
  readonly claims: number;
}

/**
 * Calculates a step again from its operands, in another way than the core where there is one.
 *
 * @example
 * recalculate({ kind: 'fold', from: 22, remainder: 4, to: 5 });
 * // { takes: [22], gives: 4, claims: 5 }: the step is wrong
 */
export function recalculate(step: ArithmeticStep): Recalculation {
  switch (step.kind) {
    case 'sum':
      return { takes: step.terms, gives: sumOf(step.terms), claims: step.total };
    case 'product': {
      const gives = step.factors.reduce((product, factor) => product * factor, 1);
      return { takes: step.factors, gives, claims: step.to };
    }
    case 'reduction': {
      const digits = Array.from(String(step.from), Number);
      const isRight = step.from > 9 && digits.join() === step.digits.join();
      return { takes: [step.from], gives: isRight ? sumOf(digits) : undefined, claims: step.to };
    }
    case 'master-kept': {
      const gives = isMaster(step.value) ? step.value : undefined;
      return { takes: [step.value], gives, claims: step.value };
    }
    case 'fold': {
      const remainder = remainderOf(step.from, 9);
      const isRight = step.from > 9 && step.remainder === remainder;
      return { takes: [step.from], gives: isRight ? remainder || 9 : undefined, claims: step.to };
    }
    case 'remainder':
      return { takes: [step.from], gives: remainderOf(step.from, step.divisor), claims: step.to };
    case 'difference': {
      const gives = Math.max(step.left, step.right) - Math.min(step.left, step.right);
      return { takes: [step.left, step.right], gives, claims: step.to };
    }
    case 'nine-for-zero':
      return { takes: [0], gives: 9, claims: step.to };
    case 'bonus':
      return { takes: [step.from], gives: step.from + 5 * step.masters, claims: step.to };
    case 'cap': {
      const gives = step.limit === 88 && step.from > 88 ? 88 : undefined;
      return { takes: [step.from], gives, claims: step.to };
    }
    case 'share': {
      const gives = step.whole === 0 ? 50 : Math.round((100 * step.part) / step.whole);
      return { takes: [step.whole], gives, claims: step.to };
    }
    case 'step-up': {
      const next = step.from === 49 ? 1 : step.from + 1;
      return { takes: [step.from], gives: step.limit === 49 ? next : undefined, claims: step.to };
    }
  }
}

function sumOf(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}

function remainderOf(from: number, divisor: number): number {
  const remainder = from % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}
