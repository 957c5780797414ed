import { parseDate } from '@ninefold/numerology';
import * as words from '#texts/site/methods';
import { homeNumbers } from '../../numbers/home-numbers';
import { numberKinds } from '../../result/reading/number-kinds';
import { ArticleTable } from '../articles/ArticleTable';

type Props = {
  name: string;
  /** A date written YYYY-MM-DD. */
  date: string;
};

/** The nine numbers of the home calculator: the rule of each, and what it gives for one person. */
export function NineNumbers({ name, date }: Props) {
  const numbers = homeNumbers(name, parseDate(date));
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
        {numberKinds.map(({ id, label }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{words.rules[id]}</td>
            <td>{numbers[id]?.value}</td>
          </tr>
        ))}
      </tbody>
    </ArticleTable>
  );
}
