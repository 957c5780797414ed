import { homeNumbers, parseDate } from '@ninefold/numerology';
import { ArticleTable } from '../articles/ArticleTable';

type Props = {
  name: string;
  /** A date written YYYY-MM-DD. */
  date: string;
};

/** The nine numbers of the home calculator: the rule of each, and what it gives for one person. */
export function NineNumbers({ name, date }: Props) {
  const numbers = homeNumbers(name, parseDate(date));
  const rows = [
    ['Name Number', 'The letters of the first word, reduced', numbers.nameNumber],
    ['Life Path', 'All digits of the birth date, reduced', numbers.lifePathNumber],
    ['Destiny', 'All letters of the whole name, reduced', numbers.destinyNumber],
    ['Soul Urge', 'The vowels, reduced', numbers.soulUrgeNumber],
    ['Personality', 'The consonants, Y among them, reduced', numbers.personalityNumber],
    ['Expression', 'The same sum as Destiny', numbers.expressionNumber],
    ['Maturity', 'Life Path plus Destiny, reduced again', numbers.maturityNumber],
    ['Attitude', 'Birth month plus birth day, reduced', numbers.attitudeNumber],
    ['Hidden Passion', 'The value that most letters have', numbers.hiddenPassionNumber],
  ] as const;
  return (
    <ArticleTable>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Rule</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, rule, worked]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{rule}</td>
            <td>{worked?.value}</td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
