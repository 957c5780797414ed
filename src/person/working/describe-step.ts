import { describeStep as describe, partTitle } from '@ninefold/numerology/text';
import type { SiteStep } from '../../numbers/site-number';
import { unbrokenSum } from '../../ui/text/unbroken-sum';

/** Describes a step of working in words; a part by what it is called. */
export function describeSiteStep(step: SiteStep): string {
  switch (step.kind) {
    case 'default':
      return `No letters to count, so ${step.to}`;
    case 'part':
      return partTitle(step.name);
    case 'sum':
      return step.terms.length > 1 ? unbrokenSum(describe(step)) : describe(step);
    case 'reduction':
      return unbrokenSum(describe(step));
    default:
      return describe(step);
  }
}
