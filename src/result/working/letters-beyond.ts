import { letterKey, spellingsIn } from '@ninefold/numerology';
import * as words from '#texts/result/working';
import { isSpelled } from '../../numbers/letter-choices';
import type { CountedPerson } from '../../person/entry/person';
import { nameCharacters } from './name-characters';

/** A letter beyond A–Z in a result: its spelling, and whether it counts in every name. */
interface LetterBeyond {
  readonly character: string;
  readonly as: string;
  readonly isCounted: boolean;
}

/** The letters beyond A–Z that have a spelling, each once; counted where it counts in every name. */
export function lettersBeyond(names: readonly CountedPerson[]): readonly LetterBeyond[] {
  const all = names.flatMap(({ name, letters }) =>
    spellingsIn(name).map(({ character, as }) => ({
      character,
      as: character === character.toLowerCase() ? as.toLowerCase() : as,
      isCounted: isSpelled(letters, character),
    })),
  );
  const byLetter = Map.groupBy(all, ({ character }) => letterKey(character));
  return [...byLetter.values()].flatMap(([first, ...others]) =>
    first ? { ...first, isCounted: [first, ...others].every(({ isCounted }) => isCounted) } : [],
  );
}

/** “é and í aren’t counted here.” After a choice for one of them: “í isn’t counted here. é counts as e.” */
export function whichCount(letters: readonly LetterBeyond[]): string {
  const { counted = [], uncounted = [] } = Object.groupBy(letters, ({ isCounted }) =>
    isCounted ? 'counted' : 'uncounted',
  );
  const sentences = [
    uncounted.length > 0 && words.notCounted(namesOf(uncounted)),
    counted.length > 0 && words.counted(namesOf(counted), spellingsOf(counted)),
  ];
  return sentences.filter(Boolean).join(' ');
}

function namesOf(letters: readonly LetterBeyond[]): readonly string[] {
  return nameCharacters(letters.map(({ character }) => character));
}

/** What letters count as, each once: “e” and “i” for é, ê and í. */
export function spellingsOf(letters: readonly LetterBeyond[]): readonly string[] {
  return [...new Map(letters.map(({ as }) => [as.toUpperCase(), as])).values()];
}
