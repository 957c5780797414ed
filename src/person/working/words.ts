import { listed, ordinal, plural } from '#texts/language';
import type { SiteStep } from '../../numbers/site-number';
import { chosenYs, lettersIn } from './letter-chooser';

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

/** The choices for the letters of a working, as the end of a sentence; usually empty. */
export function describeChoices(steps: readonly SiteStep[]): string {
  const letters = lettersIn(steps);
  const spelled = letters.flatMap((step) => step.spelled);
  const vowelYs = letters.flatMap(chosenYs).length;
  const counted = [
    ...new Set(spelled.map(({ character, as }) => `${character} as ${as}`)),
    ...(vowelYs > 0 ? [plural(vowelYs, 'a Y as a vowel', `${vowelYs} Ys as vowels`)] : []),
  ];
  return counted.length > 0 ? `, counting ${listed(counted)}` : '';
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

/** The summary of a working, where there are several people. */
export const howFound = (name: string, value: number) => `How ${name}’s ${value} was found`;
