import { parseDate } from '@ninefold/numerology';
import { homeNumbers } from '../../numbers/home-numbers';
import { numberNames } from '../../numbers/number-names';
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
    ['name-number', 'The letters of the first word, reduced', numbers.nameNumber],
    ['life-path', 'All digits of the birth date, reduced', numbers.lifePathNumber],
    ['destiny', 'All letters of the whole name, reduced', numbers.destinyNumber],
    ['soul-urge', 'The vowels, reduced', numbers.soulUrgeNumber],
    ['personality', 'The consonants, Y among them, reduced', numbers.personalityNumber],
    ['expression', 'The same sum as Destiny', numbers.expressionNumber],
    ['maturity', 'Life Path plus Destiny, reduced again', numbers.maturityNumber],
    ['attitude', 'Birth month plus birth day, reduced', numbers.attitudeNumber],
    ['hidden-passion', 'The value that most letters have', numbers.hiddenPassionNumber],
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
        {rows.map(([id, rule, worked]) => (
          <tr key={id}>
            <th scope="row">{numberNames[id].label}</th>
            <td>{rule}</td>
            <td>{worked?.value}</td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
