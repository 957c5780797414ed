import { type LettersStep, letterKey, type Spelling, spellingsIn } from '@ninefold/numerology';
import { use } from 'react';
import { noLetterHere, notCounted, spelledAs } from '#texts/library';
import { countAs } from '#texts/result';
import * as words from '#texts/tools/profile/name';
import { isSpelled } from '../../../numbers/letter-choices';
import { toggled } from '../../../result/working/LetterSwitches';
import { LetterChoicesContext } from '../../../result/working/letter-chooser';
import { nameCharacters } from '../../../result/working/name-characters';
import styles from './NameGrid.module.css';
import { nameCells } from './name-cells';

type Props = {
  name: string;
  /** The whole name, of which the vowels are counted. */
  step: LettersStep;
};

/** Names with this many letters or more are set smaller, so that the longest fits on a page. */
const MANY_LETTERS = 60;

/**
 * The name as numerologists write it, with every letter: vowels' values above, consonants' below, and a
 * dash where a letter does not count. A letter that could count is its own switch.
 */
export function NameGrid({ name, step }: Props) {
  const { letters } = step;
  const above = sum(letters.filter(({ counted }) => counted));
  const below = sum(letters.filter(({ counted }) => !counted));
  const inCells = nameCells(name, step);
  const isLong = inCells.flat().length > MANY_LETTERS;
  const spellings = spellingsIn(name);
  return (
    <figure>
      <ul className={[styles.words, isLong && styles.long].filter(Boolean).join(' ')}>
        {inCells.map((cells, wordIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word or letter may occur twice, so the index is the key
          <li key={wordIndex}>
            <ul className={styles.word}>
              {cells.map(({ character, text, value, isVowel }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index} className={rowOf(value, isVowel)}>
                  <Letter
                    text={text}
                    spelling={spellings.find(
                      (spelling) => letterKey(spelling.character) === letterKey(character),
                    )}
                  />{' '}
                  <span className={styles.value}>{value ?? '–'}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <figcaption className="note mt-1">
        {describeName(step, above, below)}
        {spellings.length > 0 && (
          <span className="screen-only">
            {' '}
            {words.tapToCount(nameCharacters(spellings.map(({ character }) => character)))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** What the vowels and consonants make, and what of the name does not count. */
function describeName(step: LettersStep, above: number, below: number): string {
  const { letters, spelled, ignored } = step;
  return [
    letters.length === 0 ? noLetterHere : words.vowelsAndConsonants(above, below),
    spelled.length > 0 && spelledAs(spelled),
    ignored.length > 0 && notCounted(nameCharacters(ignored)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A letter; one beyond A–Z that has a spelling is the switch that counts it. */
function Letter({ text, spelling }: { text: string; spelling: Spelling | undefined }) {
  const chooser = use(LetterChoicesContext);
  if (!chooser || !spelling) return <span className={styles.letter}>{text}</span>;
  return (
    <button
      type="button"
      role="switch"
      className={styles.letter}
      aria-checked={isSpelled(chooser.letters, spelling.character)}
      aria-label={countAs(spelling.character, spelling.as)}
      onClick={() => chooser.choose(toggled(chooser, spelling))}
    >
      {text}
    </button>
  );
}

function rowOf(value: number | undefined, isVowel: boolean): string | undefined {
  if (value === undefined) return styles.uncounted;
  return isVowel ? styles.vowel : undefined;
}

function sum(letters: readonly { readonly value: number }[]): number {
  return letters.reduce((total, { value }) => total + value, 0);
}
