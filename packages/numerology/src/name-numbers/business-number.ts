import { type LetterChoices, NO_CHOICES } from '../letters/letter-choices.ts';
import { assignLetters } from '../letters/letters.ts';
import { sumLettersInto } from '../letters/sum-letters.ts';
import { foldInto } from '../working/fold-to-nine.ts';
import type { Step, Worked } from '../working/working.ts';

/**
 * Business Number: the letters added and folded to 1–9 straight away, with no master exception
 * (docs/rules.md#business-number). A name without letters has 0.
 *
 * @example
 * businessNumber('Acme'); // value 4: 1 + 3 + 4 + 5 = 13, 13 − 9 = 4
 */
export function businessNumber(name: string, choices: LetterChoices = NO_CHOICES): Worked<number> {
  const steps: Step[] = [];
  const total = sumLettersInto(assignLetters(name, 'all', choices), steps);
  return { value: foldInto(total, steps), steps };
}
