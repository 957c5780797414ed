import { listed, ordinal, plural } from '../../config/language';
import { nameCharacters } from './step-words';

/** A letter beyond A–Z in a result: its spelling, and whether it counts in every name. */
export interface LetterBeyond {
  readonly character: string;
  readonly as: string;
  readonly isCounted: boolean;
}

// A whole name in another script is not listed letter by letter.
const MAX_LISTED = 4;

/** “é and í aren’t counted here.” After a choice for one of them: “í isn’t counted here. é counts as e.” */
export function whichCount(letters: readonly LetterBeyond[]): string {
  const { counted = [], uncounted = [] } = Object.groupBy(letters, ({ isCounted }) =>
    isCounted ? 'counted' : 'uncounted',
  );
  const sentences = [
    uncounted.length > 0 &&
      `${namesOf(uncounted)} ${plural(uncounted.length, 'isn’t', 'aren’t')} counted here.`,
    counted.length > 0 &&
      `${namesOf(counted)} ${plural(counted.length, 'counts', 'count')} as ${spellingsOf(counted)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function namesOf(letters: readonly LetterBeyond[]): string {
  return nameCharacters(letters.map(({ character }) => character));
}

/** What letters count as, each once: “e and i” for é, ê and í. */
function spellingsOf(letters: readonly LetterBeyond[]): string {
  const byLetter = new Map(letters.map(({ as }) => [as.toUpperCase(), as]));
  return listed([...byLetter.values()]);
}

const itOrThem = (letters: readonly LetterBeyond[]) => plural(letters.length, 'it', 'them');

/** “Counting them changes your Soul Urge to 5 and Personality to 7.” */
export function whatChanges(letters: readonly LetterBeyond[], changes: readonly string[]): string {
  const what = [...new Set(changes)].join('; ') || 'none of these numbers';
  return ` Counting ${itOrThem(letters)} changes ${what}.`;
}

type Change = { readonly label: string; readonly value: number | undefined };

/** “your Soul Urge to 5 and Personality to 7”; with the name, where there are several people. */
export function changesOf(name: string, people: number, changed: readonly Change[]): string {
  const changes = changed.map(({ label, value }) => `${label} to ${value}`);
  return `${plural(people, 'your', `${name}’s`)} ${listed(changes)}`;
}

/** “Count é as e”. */
export function countAs(character: string, as: string): string {
  return `Count ${character} as ${as}`;
}

/** “Count them as e and i”. */
export function countAllAs(letters: readonly LetterBeyond[]): string {
  return countAs(itOrThem(letters), spellingsOf(letters));
}

/** “1st Y, in Lynn: count as a vowel”. */
export function countYInAsVowel(word: string, at: number, count: number): string {
  return `${plural(count, 'Y in', `${ordinal(at + 1)} Y, in`)} ${word}: count as a vowel`;
}

/** “ψ has no value here. Type the name in Latin letters, …” */
export function haveNoValue(letters: readonly string[]): string {
  const more = letters.length > MAX_LISTED ? ['others'] : [];
  const named = nameCharacters([...letters.slice(0, MAX_LISTED), ...more]);
  return `${named} ${plural(letters.length, 'has', 'have')} no value here. Type the name in Latin letters, the way it’s spelled in a passport.`;
}
