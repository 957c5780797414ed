import type { CountedLetters } from '@ninefold/numerology';
import { useSyncExternalStore } from 'react';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';

/** Where the choice to count letters beyond A–Z is saved. Without it, only A–Z counts. */
const KEY = 'ninefold_letters';

const watchers = new Set<() => void>();

/** A choice that could not be saved. It applies until the page is left. */
let unsaved: CountedLetters | undefined;

/** Which letters count in this browser. */
export function countedLetters(): CountedLetters {
  if (unsaved) return unsaved;
  try {
    return localStorage.getItem(KEY) === 'spelled' ? 'spelled' : 'a-z';
  } catch {
    // Storage is blocked.
    return 'a-z';
  }
}

/** Decides which letters count in this browser, on every page. */
export function saveCountedLetters(letters: CountedLetters): void {
  try {
    if (letters === 'spelled') localStorage.setItem(KEY, letters);
    else localStorage.removeItem(KEY);
    unsaved = undefined;
  } catch {
    unsaved = letters;
  }
  for (const onChange of watchers) onChange();
}

/** Which letters count in this browser, updated when a visitor decides otherwise, here or in another tab. */
export function useCountedLetters(): CountedLetters {
  return useSyncExternalStore(watch, countedLetters, () => 'a-z');
}

/** How the letters of a name count: as decided for this name, or else as in this browser. */
export function resolveChoices(
  choices: LetterChoices | undefined,
  letters: CountedLetters,
): LetterChoices {
  return choices ?? { ...NO_CHOICES, letters };
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener('storage', onChange);
  // A page that was prerendered, or left in the back/forward cache, may have missed something.
  document.addEventListener('prerenderingchange', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener('storage', onChange);
    document.removeEventListener('prerenderingchange', onChange);
    removeEventListener('pageshow', onChange);
  };
}
