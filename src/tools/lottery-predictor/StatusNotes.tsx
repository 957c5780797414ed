import { listed } from '../../ui/text/wording';
import type { LotteryRecord } from './rules/lottery-record';
import styles from './StatusNotes.module.css';
import type { History } from './storage/history';

type Props = { check: LotteryRecord | undefined; history: History };

/**
 * The one status line, outside the result: the outcome of a check and the state of the saved history.
 * It is always in the page, or changes would not be announced.
 */
export function StatusNotes({ check, history }: Props) {
  const { unsaved, isDamaged, hasUnsavedDeletion } = history;
  return (
    <div role="status" className={styles.notes}>
      {check && (
        // The key makes an equal outcome of another check a new line, which is announced again.
        <p key={check.id} className={styles.matches}>
          {describeMatches(check)}
        </p>
      )}
      {unsaved > 0 && (
        <p className={styles.note}>
          {unsaved === 1 ? 'Your result' : `${unsaved} of your results`} could not be saved: this
          browser’s storage is full, or closed to us. As long as this page stays open nothing is
          lost, and it will be saved as soon as there is room.
        </p>
      )}
      {hasUnsavedDeletion && (
        <p className={styles.note}>
          What you deleted is still saved: this browser’s storage cannot be changed at the moment.
          As long as this page stays open, it tries again every two seconds.
        </p>
      )}
      {isDamaged && (
        <p className={styles.note}>
          Some of the saved results could not be read. Nothing is thrown away: what was found is
          kept in this browser, under lottery_results_backup, before anything new is saved.
        </p>
      )}
    </div>
  );
}

function describeMatches({ matches, userNumbers, winningNumbers }: LotteryRecord): string {
  const which = userNumbers.filter((number) => winningNumbers.includes(number)).map(String);
  const list = which.length > 0 ? `: ${listed(which)}` : '';
  return `${matches} of your six numbers matched${list}.`;
}
