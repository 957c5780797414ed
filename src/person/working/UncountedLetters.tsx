import { letterKey, spellingsIn, uncountedLetters } from '@ninefold/numerology';
import { listed, plural } from '../../config/language';
import { type HomeNumbers, homeNumbers } from '../../numbers/home-numbers';
import { isSpelled, type LetterChoices } from '../../numbers/letter-choices';
import { Switch } from '../../ui/primitives/Switch';
import type { CountedPerson } from '../entry/person';
import { resolveChoices, saveCountedLetters } from '../letters/counted-letters';
import { afterSwitchOfAll } from './letter-chooser';
import { nameCharacters } from './step-words';
import styles from './Working.module.css';

// A whole name in another script is not listed letter by letter.
const MAX_LISTED = 4;
// The okina in Kaʻiulani is spelled like this in passports, too.
const MODIFIER = /\p{Lm}/u;

/** Which of the nine, and what it is called. */
type Named = { readonly key: keyof HomeNumbers; readonly label: string };

type Props = {
  /** The names in a result. */
  names: readonly CountedPerson[];
  /** Called with what is then decided for each of them. Undefined: they count as in this browser. */
  onChoose: (choices: readonly (LetterChoices | undefined)[]) => void;
  /** The numbers in the result: it is said which of them would change. */
  kinds?: readonly Named[] | undefined;
};

/**
 * The letters of a result that do not count, with a switch that counts them all as their spelling, here
 * and on every page of this browser. Letters of other scripts are asked for in Latin.
 */
export function UncountedLetters({ names, onChoose, kinds }: Props) {
  const letters = lettersBeyond(names);
  const others = [...new Set(names.flatMap(({ name }) => uncountedLetters(name)))].filter(
    (letter) => !MODIFIER.test(letter),
  );
  if (letters.length + others.length === 0) return null;
  const isOn = letters.every(({ isCounted }) => isCounted);
  const itOrThem = plural(letters.length, 'it', 'them');

  function toggle() {
    const next = isOn ? 'a-z' : 'spelled';
    saveCountedLetters(next);
    onChoose(names.map((name) => afterSwitchOfAll(name, next)));
  }

  return (
    <div className={`stack-half screen-only measure ${styles.uncounted}`} data-testid="uncounted">
      {letters.length > 0 && (
        <div className={`row-0 ${styles.uncountedChoice}`}>
          <p>
            {describe(letters)}
            {!isOn && kinds && ` Counting ${itOrThem} changes ${changesOf(names, kinds)}.`}
          </p>
          <Switch
            label={`Count ${itOrThem} as ${spellings(letters)}`}
            isOn={isOn}
            onToggle={toggle}
          />
        </div>
      )}
      {others.length > 0 && (
        <p>
          {nameCharacters([
            ...others.slice(0, MAX_LISTED),
            ...(others.length > MAX_LISTED ? ['others'] : []),
          ])}{' '}
          {plural(others.length, 'has', 'have')} no value here. Type the name in Latin letters, the
          way it’s spelled in a passport.
        </p>
      )}
    </div>
  );
}

/** What is another number if all letters count: “your Soul Urge to 5 and Personality to 7”. */
function changesOf(names: readonly CountedPerson[], kinds: readonly Named[]): string {
  const changes = names.flatMap((person) => {
    const { name, date } = person;
    const letters = resolveChoices(afterSwitchOfAll(person, 'spelled'), 'spelled');
    const before = homeNumbers(name, date, person.letters);
    const after = homeNumbers(name, date, letters);
    const changed = kinds
      .filter(({ key }) => after[key]?.value !== before[key]?.value)
      .map(({ key, label }) => `${label} to ${after[key]?.value}`);
    const whose = plural(names.length, 'your', `${name}’s`);
    return changed.length > 0 ? `${whose} ${listed(changed)}` : [];
  });
  return [...new Set(changes)].join('; ') || 'none of these numbers';
}

interface LetterBeyond {
  readonly character: string;
  readonly as: string;
  readonly isCounted: boolean;
}

/** The letters beyond A–Z that have a spelling, each once; counted where it counts in every name. */
function lettersBeyond(names: readonly CountedPerson[]): readonly LetterBeyond[] {
  const found = new Map<string, LetterBeyond>();
  for (const { name, letters } of names) {
    for (const { character, as } of spellingsIn(name)) {
      const key = letterKey(character);
      const before = found.get(key);
      found.set(key, {
        character: before?.character ?? character,
        as: before?.as ?? (character === character.toLowerCase() ? as.toLowerCase() : as),
        isCounted: (before?.isCounted ?? true) && isSpelled(letters, character),
      });
    }
  }
  return [...found.values()];
}

/** “é and í aren’t counted here.” After a choice for one of them: “í isn’t counted here. é counts as e.” */
function describe(letters: readonly LetterBeyond[]): string {
  const uncounted = letters.filter(({ isCounted }) => !isCounted);
  const counted = letters.filter(({ isCounted }) => isCounted);
  return [
    ...(uncounted.length > 0
      ? [`${characters(uncounted)} ${plural(uncounted.length, 'isn’t', 'aren’t')} counted here.`]
      : []),
    ...(counted.length > 0
      ? [
          `${characters(counted)} ${plural(counted.length, 'counts', 'count')} as ${spellings(counted)}.`,
        ]
      : []),
  ].join(' ');
}

function characters(letters: readonly LetterBeyond[]): string {
  return nameCharacters(letters.map(({ character }) => character));
}

/** What letters count as, each once: “e and i” for é, ê and í. */
function spellings(letters: readonly LetterBeyond[]): string {
  const byLetter = new Map(letters.map(({ as }) => [as.toUpperCase(), as]));
  return listed([...byLetter.values()]);
}
