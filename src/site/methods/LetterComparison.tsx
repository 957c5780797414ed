import { type Alphabet, CHALDEAN, letterValue, PYTHAGOREAN } from '@ninefold/numerology';
import * as words from '#texts/site/methods';
import { ALPHABET, DIGITS } from '../../numbers/digits-and-letters';
import { ArticleTable } from '../articles/ArticleTable';

/** Our letter table beside the Chaldean one: the letters of each value. */
export function LetterComparison() {
  return (
    <ArticleTable>
      <thead>
        <tr>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.ourLetters}</th>
          <th scope="col">{words.chaldeanLetters}</th>
        </tr>
      </thead>
      <tbody>
        {DIGITS.map((value) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{lettersWorth(value, PYTHAGOREAN)}</td>
            <td>{lettersWorth(value, CHALDEAN) || words.none}</td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}

function lettersWorth(value: number, alphabet: Alphabet): string {
  return ALPHABET.filter((letter) => letterValue(letter, { alphabet }) === value).join(' ');
}
