import { memo, useMemo } from 'react';
import { FRIENDS_FROM, NEUTRAL_FROM } from '../../compatibility/meeting';
import { TableScroller } from '../../ui/primitives/TableScroller';
import styles from './FamilyTable.module.css';
import { type Comparable, familyScores } from './family';

/** Everybody compared with everybody: the score of each pair. */
export const FamilyTable = memo(function FamilyTable({
  people,
}: {
  people: readonly Comparable[];
}) {
  const scores = useMemo(() => familyScores(people), [people]);
  return (
    <TableScroller>
      <table className={styles.table} data-testid="family-table">
        <caption className="visually-hidden">The score of every pair, in percent</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {people.map(({ record, name }) => (
              <th key={record.id} scope="col" dir="auto">
                <span className={styles.column}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ record, name }, row) => (
            <tr key={record.id}>
              <th scope="row" dir="auto">
                <span className={styles.row}>{name}</span>
              </th>
              {people.map((other, column) => (
                <Score key={other.record.id} score={scores[row]?.[column]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
});

/** The darker, the better, within the limits of docs/rules.md#meeting. */
function Score({ score }: { score: number | undefined }) {
  if (score === undefined) return <td className={styles.self} />;
  const shade = score >= FRIENDS_FROM ? styles.high : score >= NEUTRAL_FROM ? styles.middle : '';
  return <td className={shade}>{score}%</td>;
}
