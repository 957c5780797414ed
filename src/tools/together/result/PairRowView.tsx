import { type CoreNumber, isCoreNumber } from '@ninefold/numerology';
import { useId } from 'react';
import type { PairKind, PairRow } from '../../../compatibility/compare';
import { pairPath } from '../../../config/paths';
import { numberNames } from '../../../numbers/number-names';
import { Working } from '../../../person/working/Working';
import type { TogetherTables } from '../together-tables';
import { describeRow, howFound, whyIncomplete } from '../words';
import { PairFigure } from './PairFigure';
import styles from './TogetherResult.module.css';

type Names = readonly [string, string];
type Texts = TogetherTables[PairKind];

/** No birthday gives 33, so one table has no text for it. */
type TextByNumber = Readonly<Partial<Record<CoreNumber, string>>>;

type Props = {
  row: PairRow;
  names: Names;
  /** Undefined until they are loaded. */
  texts: Texts | undefined;
};

/** One kind of number of both people: figures, score, what it says, and how it was found. */
export function PairRowView({ row, names, texts }: Props) {
  const id = useId();
  const { kind, first, second, score, isIncomplete } = row;
  return (
    <section
      className={`ruled-3 ${styles.row}`}
      aria-labelledby={id}
      data-testid="pair-row"
      data-kind={kind}
      data-first={first.value}
      data-second={second.value}
      data-score={score.value}
    >
      <PairFigure numbers={[first.value, second.value]} />
      <div>
        <h3 id={id}>
          {numberNames[kind].label} {first.value} and {second.value}
        </h3>
        <p className="quiet">{describeRow(row)}</p>
      </div>
      <div className={`stack-2 ${styles.texts}`}>
        {isIncomplete ? (
          <p>{whyIncomplete(row)}</p>
        ) : (
          texts && <RowTexts row={row} names={names} texts={texts} />
        )}
        <div className="screen-only">
          <Working steps={first.steps} summary={howFound(names[0], first.value)} />
          <Working steps={second.steps} summary={howFound(names[1], second.value)} />
        </div>
      </div>
    </section>
  );
}

function RowTexts({ row, names, texts }: { row: PairRow; names: Names; texts: Texts }) {
  const [first, second] = [row.first.value, row.second.value];
  if (!isCoreNumber(first) || !isCoreNumber(second)) return null;
  const { same, beside }: Record<'same' | 'beside', TextByNumber> = texts;
  return (
    <>
      {first === second ? (
        <p>{same[first]}</p>
      ) : (
        [first, second].map((number, index) => (
          <p key={number}>
            <strong dir="auto">{names[index]}.</strong> {beside[number]}
          </p>
        ))
      )}
      <p className="screen-only">
        <a href={pairPath(first, second)}>
          {first} and {second} as a pair
        </a>
      </p>
    </>
  );
}
