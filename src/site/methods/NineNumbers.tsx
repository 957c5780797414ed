import { parseDate } from '@ninefold/numerology';
import * as words from '#texts/site/methods';
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
    ['name-number', numbers.nameNumber],
    ['life-path', numbers.lifePathNumber],
    ['destiny', numbers.destinyNumber],
    ['soul-urge', numbers.soulUrgeNumber],
    ['personality', numbers.personalityNumber],
    ['expression', numbers.expressionNumber],
    ['maturity', numbers.maturityNumber],
    ['attitude', numbers.attitudeNumber],
    ['hidden-passion', numbers.hiddenPassionNumber],
  ] as const;
  return (
    <ArticleTable>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.rule}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, worked]) => (
          <tr key={id}>
            <th scope="row">{numberNames[id].label}</th>
            <td>{words.rules[id]}</td>
            <td>{worked?.value}</td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
