import { letterKey, spellingsIn, uncountedLetters } from '@ninefold/numerology';
import { type HomeNumbers, homeNumbers } from '../../numbers/home-numbers';
import { isSpelled, type LetterChoices } from '../../numbers/letter-choices';
import { Switch } from '../../ui/primitives/Switch';
import type { CountedPerson } from '../entry/person';
import { resolveChoices, saveCountedLetters } from '../letters/counted-letters';
import { afterSwitchOfAll } from './letter-chooser';
import styles from './Working.module.css';
import {
  changesOf,
  countAllAs,
  haveNoValue,
  type LetterBeyond,
  whatChanges,
  whichCount,
} from './words';

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

  function toggle() {
    const next = isOn ? 'a-z' : 'spelled';
    saveCountedLetters(next);
    onChoose(names.map((name) => afterSwitchOfAll(name, next)));
  }

  return (
    <div className={`stack-half screen-only measure ${styles.uncounted}`} data-testid="uncounted">
      {letters.length > 0 && (
        <div className="row-0">
          <p>
            {whichCount(letters)}
            {!isOn && kinds && whatChanges(letters, changesIn(names, kinds))}
          </p>
          <Switch label={countAllAs(letters)} isOn={isOn} onToggle={toggle} />
        </div>
      )}
      {others.length > 0 && <p>{haveNoValue(others)}</p>}
    </div>
  );
}

/** What is another number if all letters count, for each name with such a number. */
function changesIn(names: readonly CountedPerson[], kinds: readonly Named[]): readonly string[] {
  return names.flatMap((person) => {
    const { name, date } = person;
    const letters = resolveChoices(afterSwitchOfAll(person, 'spelled'), 'spelled');
    const before = homeNumbers(name, date, person.letters);
    const after = homeNumbers(name, date, letters);
    const changed = kinds
      .filter(({ key }) => after[key]?.value !== before[key]?.value)
      .map(({ key, label }) => ({ label, value: after[key]?.value }));
    return changed.length > 0 ? changesOf(name, names.length, changed) : [];
  });
}

/** The letters beyond A–Z that have a spelling, each once; counted where it counts in every name. */
function lettersBeyond(names: readonly CountedPerson[]): readonly LetterBeyond[] {
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
