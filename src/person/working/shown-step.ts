import type { LettersStep, PartStep } from '@ninefold/numerology';

/** Any step of a working: one of the library's, or one that a tool adds. */
export interface ShownStep {
  readonly kind: string;
}

/** Whether a step assigns letters. */
export function isLetters(step: ShownStep): step is LettersStep {
  return step.kind === 'letters';
}

/** Whether a step is a calculation of its own. */
export function isPart(step: ShownStep): step is PartStep<string, ShownStep> {
  return step.kind === 'part';
}
