import { assignLetters, type CountedLetters, letterKey, spellingsIn } from '@ninefold/numerology';
import { NO_CHOICES, ofAllLetters } from '../../numbers/letter-choices';
import type { Person } from './person';

/** The parts of a link that say how the letters of a name count. */
export const LETTER_PARTS = ['letters', 'ys', 'default'] as const;

/**
 * The parts of a link for the choices about a name. A name with letters beyond A–Z has one for them even
 * where nothing was decided: the link shows the same in another language, and where it was, in every browser.
 */
export function writeLetterChoices(
  name: string,
  choices: Person['letters'],
): readonly (readonly [key: string, value: string])[] {
  if (!choices) return [];
  const hasOthers = spellingsIn(name).length > 0;
  if (typeof choices === 'string') return hasOthers ? [['default', choices]] : [];
  const { letters, spelled, vowelYs } = choices;
  const parts: [string, string][] = [];
  if (hasOthers) parts.push(['letters', spelled.join('.') || letters]);
  if (vowelYs.length > 0) parts.push(['ys', vowelYs.join('.')]);
  return parts;
}

/** The choices in the parts of a link; undefined if it has none. */
export function readLetterChoices(parts: ReadonlyMap<string, string>): Person['letters'] {
  const letters = parts.get('letters');
  const ys = parts.get('ys');
  const all = [letters ?? parts.get('default')].find(isForAll);
  if (!letters && !ys) return all;
  const spelled = all || !letters ? [] : letters.split('.');
  return {
    letters: all ?? (letters ? 'a-z' : NO_CHOICES.letters),
    spelled,
    vowelYs: ys ? ys.split('.').map(Number) : [],
  };
}

function isForAll(letters: string | undefined): letters is CountedLetters {
  return letters === 'a-z' || letters === 'spelled';
}

/** Whether the letters of a name allow these choices. */
export function arePossible(choices: Person['letters'], name: string): boolean {
  if (typeof choices !== 'object') return true;
  // First: the library refuses to read a name with a letter that has no spelling.
  const beyondAZ = spellingsIn(name).map(({ character }) => letterKey(character));
  if (!isEachOnceIn(choices.spelled, beyondAZ)) return false;
  const { letters } = assignLetters(name, ofAllLetters(choices));
  const countOfYs = letters.filter(({ letter }) => letter === 'Y').length;
  return isEachOnceIn(choices.vowelYs, [...Array(countOfYs).keys()]);
}

function isEachOnceIn<T>(chosen: readonly T[], known: readonly T[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((item) => known.includes(item));
}
