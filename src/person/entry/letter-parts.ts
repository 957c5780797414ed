import { assignLetters, letterKey, spellingsIn } from '@ninefold/numerology';
import { type LetterChoices, ofAllLetters } from '../../numbers/letter-choices';

/** The parts of a link that say how the letters of a name count. */
export const LETTER_PARTS = ['letters', 'ys'] as const;

/**
 * The parts of a link for the choices about a name. A name with letters beyond A–Z has one for them even
 * where they do not count: the link shows the same in a browser that counts them.
 */
export function writeLetterChoices(
  name: string,
  choices: LetterChoices | undefined,
): readonly (readonly [key: string, value: string])[] {
  if (!choices) return [];
  const { letters, spelled, vowelYs } = choices;
  const parts: [string, string][] = [];
  if (spellingsIn(name).length > 0) parts.push(['letters', spelled.join('.') || letters]);
  if (vowelYs.length > 0) parts.push(['ys', vowelYs.join('.')]);
  return parts;
}

/** The choices in the parts of a link; undefined if it has none. */
export function readLetterChoices(letters = '', ys = ''): LetterChoices | undefined {
  if (!letters && !ys) return undefined;
  const isForAll = letters === 'a-z' || letters === 'spelled';
  return {
    letters: isForAll ? letters : 'a-z',
    spelled: isForAll || !letters ? [] : letters.split('.'),
    vowelYs: ys ? ys.split('.').map(Number) : [],
  };
}

/** Whether the letters of a name allow these choices. */
export function arePossible(choices: LetterChoices | undefined, name: string): boolean {
  if (!choices) return true;
  // First: the library refuses to read a name with a letter that has no spelling.
  if (!isEachOnceIn(choices.spelled, lettersBeyondAZ(name))) return false;
  const { letters } = assignLetters(name, ofAllLetters(choices));
  const countOfYs = letters.filter(({ letter }) => letter === 'Y').length;
  return isEachOnceIn(choices.vowelYs, [...Array(countOfYs).keys()]);
}

function lettersBeyondAZ(name: string): readonly string[] {
  return spellingsIn(name).map(({ character }) => letterKey(character));
}

function isEachOnceIn<T>(chosen: readonly T[], known: readonly T[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((item) => known.includes(item));
}
