import { memo, useMemo } from 'react';
import { tableCaption } from '#texts/tools/people/view';
import { OVERALL_FROM } from '../../compatibility/compare';
import { resolveChoices, useChosenLetters } from '../../person/letters/counted-letters';
import { SmallSigil } from '../../result/reading/SmallSigil';
import table from '../../ui/primitives/ScoreTable.module.css';
import { TableScroller } from '../../ui/primitives/TableScroller';
import { type Comparable, familyScores } from './family';
import styles from './People.module.css';

/** Everybody compared with everybody: the score of each pair. */
export const FamilyTable = memo(function FamilyTable({
  people,
}: {
  people: readonly Comparable[];
}) {
  const counted = useChosenLetters();
  const scores = useMemo(() => familyScores(people, counted), [people, counted]);
  return (
    <TableScroller>
      <table className={table.table} data-testid="family-table">
        <caption className="visually-hidden">{tableCaption}</caption>
        <thead>
          <tr>
            <td />
            {people.map(({ record, name }) => (
              <th key={record.id} scope="col" dir="auto">
                <span className={styles.column}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ record, name, letters }, row) => (
            <tr key={record.id}>
              <th scope="row" dir="auto">
                <span className={styles.row}>
                  {/* Decoration: the list above has it with a text alternative. */}
                  <SmallSigil
                    className={styles.sigil}
                    name={name}
                    letters={resolveChoices(letters, counted)}
                    aria-hidden="true"
                    data-testid={undefined}
                  />
                  <span className={styles.name}>{name}</span>
                </span>
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

/** The brighter, the better: the shades change where the words on the page of two people do. */
function Score({ score }: { score: number | undefined }) {
  if (score === undefined) return <td className={styles.self} />;
  return <td className={shadeOf(score)}>{score}%</td>;
}

function shadeOf(score: number): string | undefined {
  if (score >= OVERALL_FROM.veryWell) return table.high;
  if (score >= OVERALL_FROM.well) return styles.middle;
  return score >= OVERALL_FROM.average ? styles.low : undefined;
}
