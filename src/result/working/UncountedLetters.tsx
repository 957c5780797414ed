import { uncountedLetters } from '@ninefold/numerology';
import { useState } from 'react';
import * as words from '#texts/result/working';
import { type HomeNumberId, homeNumbers } from '../../numbers/home-numbers';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import type { CountedPerson } from '../../person/entry/person';
import {
  resolveChoices,
  saveChosenLetters,
  useChosenLetters,
} from '../../person/letters/counted-letters';
import { Switch } from '../../ui/primitives/Switch';
import { afterSwitchOfAll } from './letter-chooser';
import { lettersBeyond, spellingsOf, whichCount } from './letters-beyond';
import { nameCharacters } from './name-characters';
import styles from './Working.module.css';

// The okina in Kaʻiulani is spelled like this in passports, too.
const MODIFIER = /\p{Lm}/u;

/** Which of the nine. */
type Kind = { readonly id: HomeNumberId };

// A whole name in another script is not listed letter by letter.
const MAX_LISTED = 4;

type Props = {
  names: readonly CountedPerson[];
  /** Called with what is then decided for each of them. Undefined: they count as in this browser. */
  onChoose: (choices: readonly (LetterChoices | undefined)[]) => void;
  /** The numbers in the result: it is said which of them would change. */
  kinds?: readonly Kind[] | undefined;
};

/**
 * The letters of a result that do not count, or do by choice, with a switch that counts them all as their
 * spelling, here and on every page of this browser. Letters of other scripts are asked for in Latin.
 */
export function UncountedLetters({ names, onChoose, kinds }: Props) {
  const chosen = useChosenLetters();
  const [isUsed, setIsUsed] = useState(false);
  const beyond = lettersBeyond(names);
  const isOn = beyond.every(({ isCounted }) => isCounted);
  // What the language counts needs no words, unless the visitor has just switched it on.
  const isUsual = isOn && !isUsed && chosen === undefined && NO_CHOICES.letters === 'spelled';
  const letters = isUsual ? [] : beyond;
  const others = [...new Set(names.flatMap(({ name }) => uncountedLetters(name)))].filter(
    (letter) => !MODIFIER.test(letter),
  );
  if (letters.length + others.length === 0) return null;

  function choose(choices: Parameters<typeof onChoose>[0]) {
    setIsUsed(true);
    onChoose(choices);
  }

  return (
    <div className={`stack-half screen-only measure ${styles.uncounted}`} data-testid="uncounted">
      {letters.length > 0 && (
        <div className="row-0">
          <p>
            {whichCount(letters)}
            {!isOn &&
              kinds &&
              ` ${words.whatChanges(letters.length, names.length, changesIn(names, kinds))}`}
          </p>
          <SwitchOfAll names={names} onChoose={choose} />
        </div>
      )}
      {others.length > 0 && (
        <p>
          {words.haveNoValue(
            nameCharacters(others.slice(0, MAX_LISTED)),
            others.length > MAX_LISTED,
          )}
        </p>
      )}
    </div>
  );
}

/** Counts all letters beyond A–Z as their spelling, here and on every page of this browser, or none of them. */
export function SwitchOfAll({ names, onChoose }: Pick<Props, 'names' | 'onChoose'>) {
  const letters = lettersBeyond(names);
  const isOn = letters.every(({ isCounted }) => isCounted);

  function toggle() {
    const next = isOn ? 'a-z' : 'spelled';
    saveChosenLetters(next);
    onChoose(names.map((name) => afterSwitchOfAll(name, next)));
  }

  return (
    <Switch
      label={words.countAllAs(letters.length, spellingsOf(letters))}
      isOn={isOn}
      onToggle={toggle}
    />
  );
}

/** What is another number if all letters count, for each name with such a number. */
function changesIn(
  names: readonly CountedPerson[],
  kinds: readonly Kind[],
): readonly words.Change[] {
  const changes = names.map((person) => {
    const { name, date } = person;
    const letters = resolveChoices(afterSwitchOfAll(person, 'spelled'), 'spelled');
    const before = homeNumbers(name, date, person.letters);
    const after = homeNumbers(name, date, letters);
    const numbers = kinds
      .filter(({ id }) => after[id]?.value !== before[id]?.value)
      .map(({ id }) => ({ id, value: after[id]?.value }));
    return { name, numbers };
  });
  return changes.filter(({ numbers }) => numbers.length > 0);
}
