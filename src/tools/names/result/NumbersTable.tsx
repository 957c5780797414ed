import { isCoreNumber } from '@ninefold/numerology';
import { useId } from 'react';
import { listed } from '#texts/language';
import { everythingAbout } from '#texts/result';
import * as words from '#texts/tools/names/result';
import { path } from '../../../config/paths';
import { NumberChip } from '../../../result/figures/NumberChip';
import type { NumberKind } from '../../../result/reading/number-kinds';
import { LetterChoicesContext, type LetterChooser } from '../../../result/working/letter-chooser';
import { Working } from '../../../result/working/Working';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import { TableScroller } from '../../../ui/primitives/TableScroller';
import type { NumberRow } from '../compare-names';
import styles from './NamesResult.module.css';
import { nameMeaning } from './name-meaning';

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
    <div className="stack-1">
      <p id={id} className="note screen-only">
        {words.tapNumber}
      </p>
      <TableScroller>
        <table className={`centered ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice
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

type MeaningsProps = {
  rows: readonly NumberRow[];
  choosers: readonly LetterChooser[];
  meaningId: (row: string) => string;
};

/** What the numbers of each row mean and how they were found, a line each until it is opened. */
export function Meanings({ rows, choosers, meaningId }: MeaningsProps) {
  return rows.map(({ kind, numbers }) => {
    const values = [...new Set(numbers.map(({ value }) => value))];
    return (
      <Disclosure key={kind.id} id={meaningId(kind.id)} className="ruled-below">
        <summary className="summary">
          {kind.label} {listed(values.map(String))}
        </summary>
        <div className={`stack-2 ${styles.content}`}>
          <p className="quiet">{kind.what}</p>
          {values.map((value) => (
            <Meaning key={value} value={value} kind={kind} />
          ))}
          {choosers.map((chooser, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice
            <LetterChoicesContext key={index} value={chooser}>
              <Working
                steps={numbers[index]?.steps ?? []}
                summary={words.howFound(chooser.name, numbers[index]?.value ?? 0)}
              />
            </LetterChoicesContext>
          ))}
        </div>
      </Disclosure>
    );
  });
}

function Meaning({ value, kind }: { value: number; kind: NumberKind }) {
  if (!isCoreNumber(value)) {
    return <p>{words.noLetter}</p>;
  }
  const reading = nameMeaning(kind, value);
  return (
    reading && (
      <div>
        <h4>
          <span className="gold">{value}</span> {reading.title}
        </h4>
        <p>{reading.meaning}</p>
        <p>
          <a href={path(`numbers/${value}`)}>{everythingAbout(value)}</a>
        </p>
      </div>
    )
  );
}
