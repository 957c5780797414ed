import { letterKey, otherScriptLetters, type Spelling, spellingsIn } from '@ninefold/numerology';
import { use } from 'react';
import type { LetterChoices } from '../../numbers/letter-choices';
import { Switch } from '../primitives/Switch';
import styles from './LetterSwitches.module.css';
import { LetterChoicesContext, lettersIn } from './letter-choices';
import { nameCharacters } from './name-characters';
import type { ShownStep } from './shown-step';

// A whole name in another script is not listed letter by letter.
const MAX_LISTED = 4;

/**
 * The letters beyond A–Z in a working, each with a switch that counts it as its A–Z spelling, and a
 * note about letters that have no such spelling.
 */
export function LetterSwitches({ steps }: { steps: readonly ShownStep[] }) {
  const chooser = use(LetterChoicesContext);
  const present = new Set(
    lettersIn(steps).flatMap(({ spelled, ignored }) =>
      [...ignored, ...spelled.map(({ character }) => character)].map(letterKey),
    ),
  );
  if (!chooser || present.size === 0) return null;
  const { name, choices, choose } = chooser;
  const spellings = spellingsIn(name).filter(({ character }) => present.has(letterKey(character)));
  const others = otherScriptLetters(name).filter((character) => present.has(letterKey(character)));
  if (spellings.length + others.length === 0) return null;

  return (
    <div className={styles.letters}>
      {spellings.length > 0 && (
        <>
          <p>
            Only A to Z have a value, so{' '}
            {nameCharacters(spellings.map(({ character }) => character))}{' '}
            {spellings.length === 1 ? 'doesn’t' : 'don’t'} count unless you say so.
          </p>
          <div className={styles.switches}>
            {spellings.map((spelling) => (
              <Switch
                key={spelling.character}
                label={`Count ${spelling.character} as ${spelling.as}`}
                isOn={choices.spelled.includes(letterKey(spelling.character))}
                onToggle={() => choose(toggled(choices, spelling))}
              />
            ))}
          </div>
        </>
      )}
      {others.length > 0 && (
        <p>
          {nameCharacters([
            ...others.slice(0, MAX_LISTED),
            ...(others.length > MAX_LISTED ? ['others'] : []),
          ])}{' '}
          {others.length === 1 ? 'has' : 'have'} no value here. Type this name in Latin letters, the
          way it’s spelled in a passport.
        </p>
      )}
    </div>
  );
}

function toggled(choices: LetterChoices, { character, as }: Spelling): LetterChoices {
  const key = letterKey(character);
  const rest = choices.spelled.filter((letter) => letter !== key);
  return {
    ...choices,
    spelled: rest.length < choices.spelled.length ? rest : [...rest, key],
    // Ys are identified by their index, and a new Y shifts every later index.
    vowelYs: as.includes('Y') ? [] : choices.vowelYs,
  };
}
