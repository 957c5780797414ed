import '../../styles/tables.css';
import { letterValue } from '@ninefold/numerology';
import { letterValues } from '#texts/site/methods';
import { ALPHABET, DIGITS } from '../../numbers/digits-and-letters';
import styles from './Methods.module.css';

const ROWS = [0, 9, 18].map((start) => ALPHABET.slice(start, start + 9));

/** The alphabet in rows of nine; every letter is below its value. */
export function LetterValues() {
  return (
    <table className={`h3 centered ${styles.table}`}>
      <caption className="visually-hidden">{letterValues}</caption>
      <thead>
        <tr>
          {DIGITS.map((value) => (
            <th key={value} scope="col">
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {DIGITS.map((value) => (
              <td key={value}>{row.find((letter) => letterValue(letter) === value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
