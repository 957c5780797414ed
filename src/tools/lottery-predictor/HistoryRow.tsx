import { useId } from 'react';
import { shortDate } from '#texts/language';
import * as words from '#texts/tools/lottery-predictor';
import { dayOf } from '../../ui/browser/today';
import { Button } from '../../ui/primitives/Button';
import type { LotteryRecord } from './lottery-record';
import styles from './RecentResults.module.css';
import { matchColor } from './rules';

type Props = { record: LotteryRecord; onDelete: () => void };

/** One check: date, name, both sets of numbers with the matching ones ringed, and the match count. */
export function HistoryRow({ record, onDelete }: Props) {
  const { date, userName, userNumbers, winningNumbers, matches } = record;
  const whose = useId();
  const [label, rest] = words.deleteThis;
  return (
    <li
      className={`row ruled-below ${styles.row}`}
      data-testid="history-row"
      data-matches={matches}
      data-colour={matchColor(matches)}
    >
      <p id={whose} className={styles.who}>
        <span className={styles.name}>{userName.trim()}</span>{' '}
        <time dateTime={date} className="note">
          {shortDate(dayOf(new Date(date)))}
        </time>
      </p>
      <div className={`stack-half ${styles.sets}`}>
        <RowNumbers label={words.yours} numbers={userNumbers} others={winningNumbers} />
        <RowNumbers label={words.drawn} numbers={winningNumbers} others={userNumbers} />
      </div>
      <p className={styles.matches}>
        <span>{matches}</span> {words.matches(matches)}
      </p>
      <Button tone="link" aria-describedby={whose} onClick={onDelete}>
        {label} <span className="visually-hidden">{rest}</span>
      </Button>
    </li>
  );
}

type RowNumbersProps = { label: string; numbers: readonly number[]; others: readonly number[] };

/** One of the two sets of numbers of a check. Those in the other set too are ringed. */
function RowNumbers({ label, numbers, others }: RowNumbersProps) {
  const id = useId();
  return (
    <div className={styles.set}>
      <span id={id} className="note">
        {label}
      </span>
      <ul className={styles.numbers} aria-labelledby={id}>
        {numbers.map((number, index) => {
          // A number that was typed twice counts once.
          const isMatched = others.includes(number) && numbers.indexOf(number) === index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number may occur twice
            <li key={index} className={isMatched ? styles.matched : undefined}>
              {number}
              {isMatched && <span className="visually-hidden"> {words.matched}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
