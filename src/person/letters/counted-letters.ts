import type { CountedLetters } from '@ninefold/numerology';
import { useSyncExternalStore } from 'react';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import { createSavedText } from '../../ui/storage/saved-text';

/** The choice to count letters beyond A–Z. Without it, only A–Z counts. */
const choice = createSavedText('ninefold_letters');

/** Which letters count in this browser. */
export function countedLetters(): CountedLetters {
  return choice.read() === 'spelled' ? 'spelled' : 'a-z';
}

/** Decides which letters count in this browser, on every page. */
export function saveCountedLetters(letters: CountedLetters): void {
  choice.save(letters === 'spelled' ? letters : '');
}

/** Which letters count in this browser, updated when a visitor decides otherwise, here or in another tab. */
export function useCountedLetters(): CountedLetters {
  return useSyncExternalStore(choice.subscribe, countedLetters, () => 'a-z');
}

/** How the letters of a name count: as decided for this name, or else as in this browser. */
export function resolveChoices(
  choices: LetterChoices | undefined,
  letters: CountedLetters,
): LetterChoices {
  return choices ?? { ...NO_CHOICES, letters };
}
