import { letterValue } from '@ninefold/numerology';
import styles from './Worksheet.module.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Which letters have which value. */
export function LetterTable() {
  return (
    <table className={styles.table}>
      <tbody>
        {Array.from({ length: 9 }, (_, index) => index + 1).map((value) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{LETTERS.filter((letter) => letterValue(letter) === value).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
