import { type CountedLetters, type LettersStep, spellingsIn } from '@ninefold/numerology';
import { createContext } from 'react';
import { counting } from '#texts/result';
import type { LetterChoices } from '../../numbers/letter-choices';
import type { SiteStep } from '../../numbers/site-number';
import type { CountedPerson } from '../../person/entry/person';

/** Somebody, with a function that changes how the letters of their name count. Undefined: as in this browser. */
export interface LetterChooser extends CountedPerson {
  readonly choose: (choices: LetterChoices | undefined) => void;
}

/** Provides the choices to switches anywhere in a result. Examples in articles have no provider. */
export const LetterChoicesContext = createContext<LetterChooser | undefined>(undefined);

/** What stays decided for a name when all its letters are switched at once: which Ys are vowels. */
export function afterSwitchOfAll(
  { name, letters: { vowelYs } }: CountedPerson,
  counted: CountedLetters,
): LetterChoices | undefined {
  // Ys are identified by their index, and a new Y shifts every later index.
  const isShifted = spellingsIn(name).some(({ as }) => as.includes('Y'));
  return vowelYs.length === 0 || isShifted ? undefined : { letters: counted, spelled: [], vowelYs };
}

/** The letter steps of a working and of its parts. */
export function lettersIn(steps: readonly SiteStep[]): readonly LettersStep[] {
  return steps.flatMap((step) => {
    if (step.kind === 'part') return lettersIn(step.steps);
    return step.kind === 'letters' ? [step] : [];
  });
}

/** The Ys that count as vowels. */
function chosenYs({ selection, letters }: LettersStep) {
  const ys = letters.filter(({ letter }) => letter === 'Y');
  if (selection === 'vowels') return ys.filter(({ counted }) => counted);
  return selection === 'consonants' ? ys.filter(({ counted }) => !counted) : [];
}

/** Whether a Y of these letters counts as a vowel. */
export function hasVowelY(step: LettersStep): boolean {
  return chosenYs(step).length > 0;
}

/** The choices for the letters of a working, as the end of a sentence; usually empty. */
export function describeChoices(steps: readonly SiteStep[]): string {
  const letters = lettersIn(steps);
  const spelled = letters.flatMap((step) => step.spelled);
  const vowelYs = letters.flatMap(chosenYs).length;
  return spelled.length + vowelYs > 0 ? counting(spelled, vowelYs) : '';
}
