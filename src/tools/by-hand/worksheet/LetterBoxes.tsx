import type { LettersStep } from '@ninefold/numerology';
import styles from './Worksheet.module.css';

const BOXES = 30;

/** A box for each letter, with room for its value below. Without letters, empty ones. */
export function LetterBoxes({ step }: { step: LettersStep | undefined }) {
  const letters = step?.letters.slice(0, 2 * BOXES) ?? [];
  const boxes = step ? letters : Array.from({ length: BOXES }, () => undefined);
  return (
    <ul className={styles.boxes}>
      {boxes.map((letter, index) => (
        // The same letter may occur twice, so the index is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className={styles.pair}>
          <span className={styles.cell}>{letter?.letter}</span>
          <span className={styles.cell}>{letter && (letter.counted ? letter.value : '–')}</span>
        </li>
      ))}
    </ul>
  );
}
