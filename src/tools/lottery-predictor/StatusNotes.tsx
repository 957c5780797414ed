import type { Ref } from 'react';
import type { SavedList } from '../../ui/storage/list-ledger';
import { StorageNotes } from '../../ui/storage/StorageNotes';
import { listed } from '../../ui/text/wording';
import type { LotteryRecord } from './rules/lottery-record';
import styles from './StatusNotes.module.css';
import { savedResults } from './saved-results';

type Props = {
  ref: Ref<HTMLDivElement>;
  check: LotteryRecord | undefined;
  history: SavedList<LotteryRecord>;
};

/**
 * The one status line, outside the result: the outcome of a check and the state of the saved history.
 * It is always in the page, or changes would not be announced.
 */
export function StatusNotes({ ref, check, history }: Props) {
  return (
    <div ref={ref} role="status" className={styles.notes}>
      {check && (
        // The key makes an equal outcome of another check a new line, which is announced again.
        <p key={check.id} className={styles.matches}>
          {describeMatches(check)}
        </p>
      )}
      <StorageNotes list={history} format={savedResults} one="Your result" many="results" />
    </div>
  );
}

function describeMatches({ matches, userNumbers, winningNumbers }: LotteryRecord): string {
  const which = userNumbers.filter((number) => winningNumbers.includes(number)).map(String);
  const list = which.length > 0 ? `: ${listed(which)}` : '';
  return `${matches} of your six numbers matched${list}.`;
}
