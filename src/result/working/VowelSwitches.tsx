import { assignLetters } from '@ninefold/numerology';
import { use } from 'react';
import * as words from '#texts/result/working';
import { type LetterChoices, ofAllLetters } from '../../numbers/letter-choices';
import { Switch } from '../../ui/primitives/Switch';
import { LetterChoicesContext } from './letter-chooser';
import styles from './Working.module.css';

/** A switch for each Y of the name, with an explanation. */
export function VowelSwitches() {
  const chooser = use(LetterChoicesContext);
  if (!chooser) return null;
  const { name, letters: choices, choose } = chooser;
  const withY = wordsWithY(name, choices);
  if (withY.length === 0) return null;
  return (
    <div className="stack-half start">
      <p className={`note ${styles.aside}`}>{words.aboutY}</p>
      {withY.map((word, y) => (
        <Switch
          // biome-ignore lint/suspicious/noArrayIndexKey: Ys are identified by their index
          key={y}
          label={words.countYAsVowel(word, y + 1, withY.length)}
          isOn={choices.vowelYs.includes(y)}
          onToggle={() =>
            choose({
              ...choices,
              vowelYs: choices.vowelYs.includes(y)
                ? choices.vowelYs.filter((other) => other !== y)
                : [...choices.vowelYs, y],
            })
          }
        />
      ))}
    </div>
  );
}

/** The word that contains each Y, in order. */
function wordsWithY(name: string, choices: LetterChoices): string[] {
  return name.split(/[\s\p{Pd}]+/u).flatMap((word) => {
    const { letters } = assignLetters(word, ofAllLetters(choices));
    return letters.filter(({ letter }) => letter === 'Y').map(() => word);
  });
}
