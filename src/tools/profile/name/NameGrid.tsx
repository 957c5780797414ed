import type { LettersStep } from '@ninefold/numerology';
import { LetterSwitches } from '../../../ui/working/LetterSwitches';
import { describeSpelled } from '../../../ui/working/letter-choices';
import { nameCharacters } from '../../../ui/working/name-characters';
import styles from './NameGrid.module.css';

type Props = {
  /** The whole name, of which the vowels are counted. */
  step: LettersStep;
};

/** Names with this many letters or more are set smaller, so that the longest fits on a page. */
const MANY_LETTERS = 60;

/** The name as numerologists write it: vowels' values above the letters, consonants' below. */
export function NameGrid({ step }: Props) {
  const { letters, words, spelled, ignored } = step;
  const above = sum(letters.filter(({ counted }) => counted));
  const below = sum(letters.filter(({ counted }) => !counted));
  const isLong = letters.length > MANY_LETTERS;
  return (
    <figure className={styles.figure}>
      <ul className={[styles.words, isLong && styles.long].filter(Boolean).join(' ')}>
        {words.map((length, wordIndex) => (
          // The same word or letter may occur twice, so the index is the key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={wordIndex}>
            <ul className={styles.word}>
              {wordAt(step, wordIndex, length).map(({ letter, value, counted }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index} className={counted ? styles.vowel : styles.consonant}>
                  <span className={styles.letter}>{letter}</span>{' '}
                  <span className={styles.value}>{value}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>
        {letters.length === 0
          ? 'There’s no letter from A to Z here.'
          : `Vowels, above, make ${above}; consonants, below, make ${below}; together they are ${above + below}.`}
        {spelled.length > 0 && ` ${describeSpelled(spelled)}`}
        {ignored.length > 0 &&
          ` ${nameCharacters(ignored)} ${ignored.length === 1 ? 'was' : 'were'} not counted.`}
      </figcaption>
      <div className={styles.switches}>
        <LetterSwitches steps={[step]} />
      </div>
    </figure>
  );
}

function wordAt({ letters, words }: LettersStep, wordIndex: number, length: number) {
  const start = words.slice(0, wordIndex).reduce((total, other) => total + other, 0);
  return letters.slice(start, start + length);
}

function sum(letters: readonly { readonly value: number }[]): number {
  return letters.reduce((total, { value }) => total + value, 0);
}
