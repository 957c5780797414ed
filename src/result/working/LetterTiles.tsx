import type { AssignedLetter, LettersStep } from '@ninefold/numerology';
import * as texts from '#texts/library';
import { describeSelection } from './describe-step';
import { nameCharacters } from './name-characters';
import { VowelSwitches } from './VowelSwitches';
import styles from './Working.module.css';

/** Each letter of a name above its value; letters that this number skips are dimmed. */
export function LetterTiles({ step }: { step: LettersStep }) {
  const { letters, words, spelled, ignored, selection } = step;
  const what = describeSelection(step);
  return (
    <>
      {what && <p className={`note ${styles.aside}`}>{what}</p>}
      {letters.length > 0 && (
        <div className={`row ${styles.words}`}>
          {words.map((length, index) => {
            const start = words.slice(0, index).reduce((sum, other) => sum + other, 0);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same word may occur twice, so the index is the key
              <WordTiles key={index} letters={letters.slice(start, start + length)} />
            );
          })}
        </div>
      )}
      {letters.length === 0 && <p className="lead">{texts.noLetterHere}</p>}
      {spelled.length > 0 && <p className={`note ${styles.aside}`}>{texts.spelledAs(spelled)}</p>}
      {ignored.length > 0 && (
        <p className={`note ${styles.aside}`}>{texts.notCounted(nameCharacters(ignored))}</p>
      )}
      {(selection === 'vowels' || selection === 'consonants') && <VowelSwitches />}
    </>
  );
}

/** The letters of a word stay on one line where they fit. */
function WordTiles({ letters }: { letters: readonly AssignedLetter[] }) {
  return (
    <ul className={styles.tiles}>
      {letters.map(({ letter, value, counted }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may occur twice, so the index is the key
        <li key={index} className={counted ? styles.tile : styles.passedOver}>
          <span className={styles.letter}>{letter}</span>{' '}
          <span className={styles.value}>{counted ? value : '–'}</span>
        </li>
      ))}
    </ul>
  );
}
