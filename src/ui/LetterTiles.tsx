import type { Step } from '../numerology';
import { nameCharacters } from './name-characters';
import styles from './Working.module.css';

type Props = { step: Extract<Step, { kind: 'letters' }> };

const SELECTIONS = {
  all: undefined,
  'first-word': 'The first word',
  vowels: 'The vowels A, E, I, O and U',
  consonants: 'The consonants, Y among them',
} as const;

/** Each letter of a name over its value; those that this number passes over stand back. */
export function LetterTiles({ step: { letters, ignored, selection } }: Props) {
  const what = SELECTIONS[selection];
  return (
    <>
      {what && <p className={styles.selection}>{what}</p>}
      {letters.length > 0 && (
        <ul className={styles.tiles}>
          {letters.map(({ letter, value, counted }, index) => (
            // The same letter may stand twice: its place tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={counted ? styles.tile : styles.passedOver}>
              <span className={styles.letter}>{letter}</span>{' '}
              <span className={styles.value}>{counted ? value : '–'}</span>
            </li>
          ))}
        </ul>
      )}
      {letters.length === 0 && <p className={styles.sum}>There is no letter from A to Z here.</p>}
      {ignored.length > 0 && (
        <p className={styles.ignored}>
          {nameCharacters(ignored)} {ignored.length === 1 ? 'was' : 'were'} not counted.
        </p>
      )}
    </>
  );
}
