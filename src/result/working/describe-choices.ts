import { counting } from '#texts/result';
import type { SiteStep } from '../../numbers/site-number';
import { chosenYs, lettersIn } from './letter-chooser';

/** The choices for the letters of a working, as the end of a sentence; usually empty. */
export function describeChoices(steps: readonly SiteStep[]): string {
  const letters = lettersIn(steps);
  const spelled = letters.flatMap((step) => step.spelled);
  const vowelYs = letters.flatMap(chosenYs).length;
  return spelled.length + vowelYs > 0 ? counting(spelled, vowelYs) : '';
}
