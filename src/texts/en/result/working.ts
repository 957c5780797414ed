import { listed, ordinal, plural } from '../language';
import { type NumberId, numbers } from '../numbers';

export const howItWasFound = 'How this number was found';
export const anotherNumber = 'Another site gave you a different number?';
export const justHere = 'Just for this result:';

const itOrThem = (letters: number) => plural(letters, 'it', 'them');

/** “é and í aren’t counted here.” */
export const notCounted = (letters: readonly string[]) =>
  `${listed(letters)} ${plural(letters.length, 'isn’t', 'aren’t')} counted here.`;

/** “é and ê count as e.” */
export const counted = (letters: readonly string[], as: readonly string[]) =>
  `${listed(letters)} ${plural(letters.length, 'counts', 'count')} as ${listed(as)}.`;

/** “Count them as e and i”. */
export const countAllAs = (letters: number, as: readonly string[]) =>
  `Count ${itOrThem(letters)} as ${listed(as)}`;

/** Somebody's numbers that would be others. */
export interface Change {
  readonly name: string;
  readonly numbers: readonly {
    readonly id: NumberId;
    readonly value: number | undefined;
  }[];
}

/** “your Soul Urge to 5 and Personality to 7”; with the name, where there are several people. */
function describeChange({ name, numbers: changed }: Change, people: number): string {
  const each = changed.map(({ id, value }) => `${numbers[id].label} to ${value}`);
  return `${plural(people, 'your', `${name}’s`)} ${listed(each)}`;
}

/** “Counting them changes your Soul Urge to 5 and Personality to 7.” */
export function whatChanges(letters: number, people: number, changes: readonly Change[]): string {
  const all = new Set(changes.map((change) => describeChange(change, people)));
  return `Counting ${itOrThem(letters)} changes ${[...all].join('; ') || 'none of these numbers'}.`;
}

/** Letters without a value, of which some may be left out: “ψ has no value here. …” */
export function haveNoValue(letters: readonly string[], hasMore: boolean): string {
  const named = hasMore ? [...letters, 'others'] : letters;
  return `${listed(named)} ${plural(named.length, 'has', 'have')} no value here. Type the name in Latin letters, the way it’s spelled in a passport.`;
}

export const aboutY =
  'Here a Y is a consonant. Many people count it as a vowel where it sounds like one, as in Lynn and Mary, but not in Yuri.';

/** “1st Y, in Lynn: count as a vowel”. */
export const countYAsVowel = (word: string, place: number, ys: number) =>
  `${plural(ys, 'Y in', `${ordinal(place)} Y, in`)} ${word}: count as a vowel`;
