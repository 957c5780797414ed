import type { CountedLetters } from '@ninefold/numerology';
import { useSyncExternalStore } from 'react';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import { createSavedText } from '../../ui/storage/saved-text';
import type { Person } from '../entry/person';

/** Whether letters beyond A–Z count, as decided by the switch for all of them, in any language. */
const choice = createSavedText('ninefold_letters');

/** Which letters a visitor wants counted in this browser; undefined where they never decided. */
export function chosenLetters(): CountedLetters | undefined {
  const letters = choice.read();
  return letters === 'spelled' || letters === 'a-z' ? letters : undefined;
}

/** Decides which letters count in this browser, on every page. */
export function saveChosenLetters(letters: CountedLetters): void {
  // Whoever goes back to what the language counts takes the decision back.
  const isTakenBack = chosenLetters() !== undefined && letters === NO_CHOICES.letters;
  choice.save(isTakenBack ? '' : letters);
}

/** Which letters a visitor wants counted, updated when they decide otherwise, here or in another tab. */
export function useChosenLetters(): CountedLetters | undefined {
  return useSyncExternalStore(choice.subscribe, chosenLetters, () => undefined);
}

/**
 * How the letters of a name count: as decided for this name, else as in this browser, else as they did when
 * the name was calculated first, else as the language has it.
 */
export function resolveChoices(
  letters: Person['letters'],
  chosen: CountedLetters | undefined,
): LetterChoices {
  if (typeof letters === 'object') return letters;
  return { ...NO_CHOICES, letters: chosen ?? letters ?? NO_CHOICES.letters };
}
