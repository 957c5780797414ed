import type { AllNumbers } from '../../numbers/home-numbers';
import { describeChoices } from '../../person/working/describe-choices';

/*
 * Separate from words.ts: a new profile is announced by the first script, which should not hold the words
 * of the view.
 */

/** What a screen reader announces for a new profile. */
export function announce(numbers: AllNumbers): string {
  const { lifePathNumber, destinyNumber, soulUrgeNumber, personalityNumber } = numbers;
  return `Here’s your profile: Life Path ${lifePathNumber.value}, Destiny ${destinyNumber.value}, Soul Urge ${soulUrgeNumber.value}, Personality ${personalityNumber.value}${describeChoices(soulUrgeNumber.steps)}`;
}
