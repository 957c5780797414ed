import type { Step } from '@ninefold/numerology';
import type { ScoreStep } from '../../compatibility/score-step';
import { masterLookup, plural } from '../../config/language';
import { describeSiteStep } from './step-words';

/** Describes a step on the way to the score of a pair in words. */
export function describeScoreStep(step: Step | ScoreStep): string {
  switch (step.kind) {
    case 'master-digit':
      return masterLookup(step.from);
    case 'table':
      return step.found
        ? `The table gives ${step.row} and ${step.column} a score of ${step.to}`
        : `The table has no row for ${step.row} and ${step.column}, so ${step.to}`;
    case 'bonus':
      return `${step.from} + 5 for ${plural(step.masters, 'the', 'each')} master number = ${step.to}`;
    case 'cap':
      return `${step.from} is above the limit, so ${step.limit}`;
    default:
      return describeSiteStep(step);
  }
}
