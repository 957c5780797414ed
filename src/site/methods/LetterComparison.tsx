import { type Alphabet, CHALDEAN, letterValue, PYTHAGOREAN } from '@ninefold/numerology';
import { ArticleTable } from '../articles/ArticleTable';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Our letter table beside the Chaldean one: the letters of each value. */
export function LetterComparison() {
  return (
    <ArticleTable>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Our letters</th>
          <th scope="col">Chaldean letters</th>
        </tr>
      </thead>
      <tbody>
        {VALUES.map((value) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{lettersWorth(value, PYTHAGOREAN)}</td>
            <td>{lettersWorth(value, CHALDEAN) || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}

function lettersWorth(value: number, alphabet: Alphabet): string {
  return ALPHABET.filter((letter) => letterValue(letter, { alphabet }) === value).join(' ');
}
