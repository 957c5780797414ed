import type { AllNumbers } from '../../numbers/home-numbers';
import { describeChoices } from '../../person/working/step-words';

/** The one line that a screen reader announces for a new profile. */
export function announcement(numbers: AllNumbers): string {
  const main = [
    `Life Path ${numbers.lifePathNumber.value}`,
    `Destiny ${numbers.destinyNumber.value}`,
    `Soul Urge ${numbers.soulUrgeNumber.value}`,
    `Personality ${numbers.personalityNumber.value}`,
  ];
  return `Here’s your profile: ${main.join(', ')}${describeChoices(numbers.soulUrgeNumber.steps)}`;
}
