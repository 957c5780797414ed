import { CORE_NUMBERS } from '@ninefold/numerology';
import { scoreOf } from '#texts/site';
import * as words from '#texts/site/pairs';
import { FRIENDS_FROM, NEUTRAL_FROM } from '../../compatibility/meeting';
import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import table from '../../ui/primitives/ScoreTable.module.css';
import { TableScroller } from '../../ui/primitives/TableScroller';
import styles from './PairsPage.module.css';
import { numberPair } from './pairs';

/** The score of every pair, each a link to the text of that pair. */
export function PairTable() {
  return (
    <TableScroller>
      <table className={`${table.table} ${styles.table}`}>
        <caption className="visually-hidden">{words.tableCaption}</caption>
        <thead>
          <tr>
            <td />
            {CORE_NUMBERS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CORE_NUMBERS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <a href={path(`numbers/${row}`)} aria-label={pages[`numbers/${row}`].name}>
                  {row}
                </a>
              </th>
              {CORE_NUMBERS.map((column) => {
                const { key, score } = numberPair(row, column);
                return (
                  <td key={column} className={shade(score)}>
                    <a href={`#${key}`} aria-label={scoreOf(row, column, score)}>
                      {score}
                    </a>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}

/** The darker, the better, within the limits of docs/rules/compatibility.md#meeting. */
function shade(score: number): string | undefined {
  if (score >= FRIENDS_FROM) return table.high;
  return score >= NEUTRAL_FROM ? styles.middle : undefined;
}
