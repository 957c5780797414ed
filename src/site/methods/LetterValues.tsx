import { letterValue } from '@ninefold/numerology';
import styles from './LetterValues.module.css';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const ROWS = [0, 9, 18].map((start) => ALPHABET.slice(start, start + 9));

/** The alphabet in rows of nine; every letter is below its value. */
export function LetterValues() {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The values of the letters</caption>
      <thead>
        <tr>
          {VALUES.map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {VALUES.map((value) => (
              <td key={value}>{row.find((letter) => letterValue(letter) === value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
