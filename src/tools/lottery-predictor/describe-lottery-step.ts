import { describeSiteStep } from '../../person/working/describe-step';
import { describeDivision } from '../../person/working/division-steps';
import type { LotteryStep } from './rules/lottery-numbers';

/** Describes a step of the lottery's working in words; positions are counted from 1. */
export function describeLotteryStep(step: LotteryStep, count: number): string {
  switch (step.kind) {
    case 'product':
    case 'remainder':
      return describeDivision(step);
    case 'step-up':
      return `${step.from} is taken already, so the next one, ${step.to}`;
    case 'sorted':
      return `In order: ${step.to.join(', ')}`;
    case 'part':
      if (step.name === 'position') return `Number ${count}`;
      return step.name === 'seed' ? 'The seed' : 'Life Path';
    default:
      return describeSiteStep(step);
  }
}
