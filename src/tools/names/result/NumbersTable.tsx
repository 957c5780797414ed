import { useId } from 'react';
import { NumberChip } from '../../../person/result/NumberChip';
import { TableScroller } from '../../../ui/primitives/TableScroller';
import type { NumberRow } from '../comparison/compare-names';
import styles from './NumbersTable.module.css';

type Props = {
  rows: readonly NumberRow[];
  names: readonly string[];
  /** The id of what the numbers of a row mean. */
  meaningId: (row: string) => string;
};

/** The numbers of each name in a column of its own. Each number leads to what it means. */
export function NumbersTable({ rows, names, meaningId }: Props) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.hint}>
        Tap a number to see what it means.
      </p>
      <TableScroller>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Number</th>
              {names.map((name, index) => (
                // The same name may be there twice.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <th key={index} scope="col" dir="auto" className={styles.name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, numbers, isChanged }) => (
              <tr key={kind.id} data-changed={isChanged}>
                <th scope="row">{kind.label}</th>
                {numbers.map(({ value }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its place
                  <td key={index}>
                    <button
                      type="button"
                      className={styles.number}
                      aria-describedby={id}
                      onClick={() => openMeaning(meaningId(kind.id))}
                    >
                      <NumberChip number={value} />
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </div>
  );
}

function openMeaning(id: string) {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
}
