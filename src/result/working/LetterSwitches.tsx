import { letterKey, type Spelling, spellingsIn } from '@ninefold/numerology';
import { use } from 'react';
import { countAs } from '#texts/result';
import { justHere } from '#texts/result/working';
import { isSpelled, type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import type { SiteStep } from '../../numbers/site-number';
import { Switch } from '../../ui/primitives/Switch';
import { LetterChoicesContext, type LetterChooser, lettersIn } from './letter-chooser';
import { SwitchOfAll } from './UncountedLetters';

/** The letters beyond A–Z in a working, each with a switch that counts it as its spelling in this name. */
export function LetterSwitches({ steps }: { steps: readonly SiteStep[] }) {
  const chooser = use(LetterChoicesContext);
  const present = new Set(
    lettersIn(steps).flatMap(({ spelled, ignored }) =>
      [...ignored, ...spelled.map(({ character }) => character)].map(letterKey),
    ),
  );
  if (!chooser) return null;
  const spellings = spellingsIn(chooser.name).filter(({ character }) =>
    present.has(letterKey(character)),
  );
  if (spellings.length === 0) return null;

  return (
    <div className="stack-half note measure">
      {/* Where all letters count by default, nothing below the name says so, and their switch is here. */}
      {NO_CHOICES.letters === 'spelled' && (
        <div className="row-0 screen-only">
          <SwitchOfAll names={[chooser]} onChoose={([letters]) => chooser.choose(letters)} />
        </div>
      )}
      <p className="screen-only">{justHere}</p>
      <div className="row-0">
        {spellings.map((spelling) => (
          <Switch
            key={spelling.character}
            label={countAs(spelling.character, spelling.as)}
            isOn={isSpelled(chooser.letters, spelling.character)}
            onToggle={() => chooser.choose(toggled(chooser, spelling))}
          />
        ))}
      </div>
    </div>
  );
}

/** The choices after the switch of one letter. */
export function toggled(
  { name, letters: choices }: LetterChooser,
  { character, as }: Spelling,
): LetterChoices {
  const key = letterKey(character);
  const others = spellingsIn(name)
    .filter((spelling) => isSpelled(choices, spelling.character))
    .map((spelling) => letterKey(spelling.character))
    .filter((letter) => letter !== key);
  return {
    letters: 'a-z',
    spelled: isSpelled(choices, character) ? others : [...others, key],
    // Ys are identified by their index, and a new Y shifts every later index.
    vowelYs: as.includes('Y') ? [] : choices.vowelYs,
  };
}
