import { isCoreNumber, partOf } from '@ninefold/numerology';
import { useId } from 'react';
import * as words from '#texts/tools/together';
import { PairFigure } from '../../../art/PairFigure';
import type { PairKind, PairRow } from '../../../compatibility/compare';
import { pairPath } from '../../../config/paths';
import type { ReadingTable } from '../../../result/reading/Result';
import { Working } from '../../../result/working/Working';
import styles from '../Together.module.css';
import type { TogetherTables } from '../together-tables';

type Props = {
  row: PairRow;
  names: readonly [string, string];
  /** Undefined until they are loaded. */
  texts: TogetherTables[PairKind] | undefined;
};

/** One kind of number of both people: figures, score, what it says, and how it was found. */
export function PairRowView({ row, names, texts }: Props) {
  const id = useId();
  const { kind, first, second, score, meeting, isIncomplete } = row;
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
        <h3 id={id}>{words.rowTitle(kind, first.value, second.value)}</h3>
        <p className="quiet">
          {words.rowScore(score.value, isIncomplete ? 'incomplete' : meeting)}
        </p>
      </div>
      <div className={`stack-2 ${styles.texts}`}>
        {isIncomplete ? (
          <p className="reading">{whyIncomplete(row)}</p>
        ) : (
          <RowTexts row={row} names={names} texts={texts} />
        )}
        <div className="screen-only">
          <Working
            steps={[partOf('first-number', first), partOf('second-number', second)]}
            summary={words.howBothFound(first.value, second.value)}
          />
        </div>
      </div>
    </section>
  );
}

function whyIncomplete({ first, second, score }: PairRow): string {
  return first.value === second.value
    ? words.neitherHasLetters(score.value)
    : words.oneHasNoLetters(score.value);
}

function RowTexts({ row, names, texts }: Props) {
  const [first, second] = [row.first.value, row.second.value];
  if (!texts || !isCoreNumber(first) || !isCoreNumber(second)) return null;
  // No birthday gives 33, so one table has no text for it.
  const { same, beside }: Record<'same' | 'beside', ReadingTable<string>> = texts;
  return (
    <>
      {first === second ? (
        <p className="reading">{same[first]}</p>
      ) : (
        [first, second].map((number, index) => (
          <p key={number} className="reading">
            <strong className="label" dir="auto">
              {words.aboutPerson(names[index])}
            </strong>{' '}
            {beside[number]}
          </p>
        ))
      )}
      <p className="screen-only">
        <a href={pairPath(first, second)}>{words.asPair(first, second)}</a>
      </p>
    </>
  );
}
