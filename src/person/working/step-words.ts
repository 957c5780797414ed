import type { LettersStep } from '@ninefold/numerology';
import { describeStep as describe, partTitle } from '@ninefold/numerology/text';
import { listed, plural } from '../../config/language';
import type { SiteStep } from '../../numbers/site-number';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import { chosenYs, lettersIn } from './letter-choices';
import type { ShownStep } from './shown-step';

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

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Lists characters in words, invisible ones included: “é and ’”. */
export function nameCharacters(characters: readonly string[]): string {
  return listed(characters.map(nameCharacter));
}

function nameCharacter(character: string): string {
  // A lone combining mark would attach to the comma before it, so it gets a dotted circle.
  if (/^\p{M}/u.test(character)) return `◌${character}`;
  if (/^[\p{C}\p{Z}]/u.test(character)) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  // Isolated, because right-to-left letters would reorder the commas.
  return RIGHT_TO_LEFT.test(character) ? `\u2068${character}\u2069` : character;
}

/** The choices for the letters of a working, as the end of a sentence; usually empty. */
export function describeChoices(steps: readonly ShownStep[]): string {
  const letters = lettersIn(steps);
  const spelled = letters.flatMap((step) => step.spelled);
  const vowelYs = letters.flatMap(chosenYs).length;
  const counted = [
    ...new Set(spelled.map(({ character, as }) => `${character} as ${as}`)),
    ...(vowelYs > 0 ? [plural(vowelYs, 'a Y as a vowel', `${vowelYs} Ys as vowels`)] : []),
  ];
  return counted.length > 0 ? `, counting ${listed(counted)}` : '';
}

/** “Ł counts as L and ó as O.” */
export function describeSpelled(spelled: LettersStep['spelled']): string {
  const counted = spelled.map(({ character, as }, index) =>
    index === 0 ? `${character} counts as ${as}` : `${character} as ${as}`,
  );
  return `${listed(counted)}.`;
}
