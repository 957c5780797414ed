import { isCoreNumber } from '@ninefold/numerology';
import { path } from '../../../config/paths';
import type { NumberKind } from '../../../person/result/number-kinds';
import { LetterChoicesContext, type LetterChooser } from '../../../person/working/letter-choices';
import { Working } from '../../../person/working/Working';
import workingStyles from '../../../person/working/Working.module.css';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import { listed } from '../../../ui/text/wording';
import type { NumberRow } from '../comparison/compare-names';
import { meaningOf, type NamesTables } from '../load-names-tables';
import styles from './Meanings.module.css';

type Props = {
  rows: readonly NumberRow[];
  choosers: readonly LetterChooser[];
  tables: NamesTables;
  meaningId: (row: string) => string;
};

/** What the numbers of each row mean and how they were found, a line each until it is opened. */
export function Meanings({ rows, choosers, tables, meaningId }: Props) {
  return rows.map(({ kind, numbers }) => {
    const values = [...new Set(numbers.map(({ value }) => value))];
    return (
      <Disclosure key={kind.id} id={meaningId(kind.id)} className={styles.row}>
        <summary className={workingStyles.summary}>
          {kind.label} {listed(values.map(String))}
        </summary>
        <div className={styles.content}>
          <p className={styles.what}>{kind.what}</p>
          {values.map((value) => (
            <Meaning key={value} value={value} kind={kind} tables={tables} />
          ))}
          {choosers.map((chooser, index) => (
            // The same name may be there twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <LetterChoicesContext key={index} value={chooser}>
              <Working
                steps={numbers[index]?.steps ?? []}
                summary={`How ${chooser.name}’s ${numbers[index]?.value} was found`}
              />
            </LetterChoicesContext>
          ))}
        </div>
      </Disclosure>
    );
  });
}

type MeaningProps = { value: number; kind: NumberKind; tables: NamesTables };

function Meaning({ value, kind, tables }: MeaningProps) {
  if (!isCoreNumber(value)) {
    return <p>0 means there’s no letter to count for it, so it has no reading.</p>;
  }
  const reading = meaningOf(value, kind, tables);
  return (
    reading && (
      <div>
        <h4>
          <span className={styles.number}>{value}</span> {reading.title}
        </h4>
        <p>{reading.meaning}</p>
        <p>
          <a href={path(`numbers/${value}`)}>Everything about the number {value}</a>
        </p>
      </div>
    )
  );
}
