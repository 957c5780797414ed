import { describeDivision } from '../../person/working/division-steps';
import { describeSiteStep } from '../../person/working/step-words';
import type { DailyStep } from './rules/daily-score';

/** Describes a step of the Decoder's working in words. */
export function describeDailyStep(step: DailyStep): string {
  switch (step.kind) {
    case 'product':
    case 'remainder':
      return describeDivision(step);
    case 'day-of-year':
      return `Today is day ${step.to} of the year`;
    case 'part':
      return step.name === 'today' ? 'Today' : 'Birth day and month';
    default:
      return describeSiteStep(step);
  }
}
