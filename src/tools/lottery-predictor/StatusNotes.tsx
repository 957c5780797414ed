import type { SavedList } from '../../ui/storage/list-ledger';
import { listed } from '../../ui/text/wording';
import type { LotteryRecord } from './rules/lottery-record';
import styles from './StatusNotes.module.css';

type Props = { check: LotteryRecord | undefined; history: SavedList<LotteryRecord> };

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
          {unsaved === 1 ? 'Your result' : `${unsaved} of your results`} couldn’t be saved: this
          browser’s storage is full, or closed to us. Nothing’s lost as long as this page stays
          open, and it’ll be saved as soon as there’s room.
        </p>
      )}
      {hasUnsavedDeletion && (
        <p className={styles.note}>
          What you deleted is still saved: this browser’s storage can’t be changed right now. As
          long as this page stays open, it’ll try again every two seconds.
        </p>
      )}
      {isDamaged && (
        <p className={styles.note}>
          Some of the saved results couldn’t be read. Nothing’s thrown away: what we found is kept
          in this browser, under lottery_results_backup, before anything new is saved.
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
