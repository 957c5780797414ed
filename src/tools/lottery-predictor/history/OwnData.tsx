import { Button } from '../../../ui/primitives/Button';
import { grouped } from '../../../ui/text/wording';
import type { LotteryRecord } from '../rules/lottery-record';
import { downloadHistory } from './download-history';
import styles from './OwnData.module.css';

type Props = { records: readonly LotteryRecord[]; onDelete: () => void };

/** The visitor's own data: one button downloads it, another deletes it. */
export function OwnData({ records, onDelete }: Props) {
  function remove() {
    const question =
      'Delete every saved result, and the saved name, from this browser? You can’t undo this.';
    if (confirm(question)) onDelete();
  }

  return (
    <div className={styles.own}>
      <p className={styles.words}>
        {records.length === 1 ? '1 result' : `${grouped(records.length)} results`}, in this browser
        and nowhere else.
      </p>
      <Button tone="plain" onClick={() => downloadHistory(records)}>
        Download
      </Button>
      <Button tone="plain" onClick={remove}>
        Delete
      </Button>
    </div>
  );
}
