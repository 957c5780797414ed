import { type Alphabet, CHALDEAN, letterValue, PYTHAGOREAN } from '@ninefold/numerology';
import { ALPHABET } from '../../numbers/alphabet';
import { DIGITS } from '../../numbers/digits';
import { ArticleTable } from '../articles/ArticleTable';

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
        {DIGITS.map((value) => (
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
