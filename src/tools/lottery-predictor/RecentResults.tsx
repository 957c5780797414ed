import { useCallback, useRef, useState } from 'react';
import { saveFile } from '../../ui/browser/save-file';
import { Button } from '../../ui/primitives/Button';
import { ConfirmButton } from '../../ui/primitives/ConfirmButton';
import { UndoRow } from '../../ui/primitives/UndoRow';
import type { SavedList, SavedListStore } from '../../ui/storage/saved-list';
import { mergeRecords } from '../../ui/storage/saved-record';
import { HistoryRow } from './HistoryRow';
import { type LotteryRecord, releaseReservedSpace } from './lottery-record';
import styles from './RecentResults.module.css';
import { MatchChart, TopPredictors } from './Statistics';
import { howMany } from './words';

const ROWS = 10;

type Props = {
  history: SavedList<LotteryRecord>;
  results: SavedListStore<LotteryRecord>;
  onDeleteAll: () => void;
};

/** The latest checks of everyone who played here, and the leaderboard on demand. */
export function RecentResults({ history, results, onDeleteAll }: Props) {
  const { records, isDamaged } = history;
  const [isBoardOpen, setIsBoardOpen] = useState(false);
  const [deleted, setDeleted] = useState<LotteryRecord>();
  const heading = useRef<HTMLHeadingElement>(null);

  function removeAll() {
    setDeleted(undefined);
    onDeleteAll();
    releaseReservedSpace();
    // The clicked button is gone with the history, so the focus moves to the heading.
    heading.current?.focus();
  }

  const remove = useCallback(
    (record: LotteryRecord) => {
      setDeleted(record);
      results.remove(record);
      releaseReservedSpace();
    },
    [results],
  );

  function undo(record: LotteryRecord) {
    results.restore(record);
    endUndo(true);
  }

  function endUndo(hasFocus: boolean) {
    setDeleted(undefined);
    // The Undo button is gone.
    if (hasFocus) heading.current?.focus({ preventScroll: true });
  }

  const shown = deleted ? mergeRecords(records, [deleted]) : records;
  return (
    <section className={`stack-3 ${styles.recent}`} aria-labelledby="recent-heading">
      <div className={`stack-2 ${styles.head}`}>
        <h2 id="recent-heading" ref={heading} tabIndex={-1}>
          Recent Results
        </h2>
        <Button
          tone="plain"
          className={styles.toggle}
          aria-expanded={isBoardOpen}
          onClick={() => setIsBoardOpen((isOpen) => !isOpen)}
        >
          Leaderboard
        </Button>
        {/* Below the existing rows. */}
        {records.length > 0 && <MatchChart records={records} />}
      </div>
      <div className={`stack-2 ${styles.matter}`}>
        {isBoardOpen && <TopPredictors records={records} />}
        {shown.length === 0 ? (
          <p className="quiet">
            Nothing yet. Check your numbers against a draw, and it’ll show up here.
          </p>
        ) : (
          <ol className={styles.rows}>
            {withKeys(shown.slice(0, ROWS)).map(({ key, record }) =>
              record === deleted ? (
                <UndoRow
                  key={key}
                  note="Result deleted."
                  onUndo={() => undo(record)}
                  onExpire={endUndo}
                />
              ) : (
                <HistoryRow key={key} record={record} onDelete={remove} />
              ),
            )}
          </ol>
        )}
        {(records.length > 0 || isDamaged) && <OwnData records={records} onDelete={removeAll} />}
      </div>
    </section>
  );
}

/**
 * Each record with a React key that stays the same when a newer one is added. Saved data may be edited
 * by others, so two records may share an id; then the older one keeps its key.
 */
function withKeys(records: readonly LotteryRecord[]) {
  const times = new Map<string, number>();
  return records
    .toReversed()
    .map((record) => {
      const before = times.get(record.id) ?? 0;
      times.set(record.id, before + 1);
      return { key: `${record.id} ${before}`, record };
    })
    .reverse();
}

type OwnDataProps = { records: readonly LotteryRecord[]; onDelete: () => void };

/** The visitor's own data: one button downloads it, another deletes it. */
function OwnData({ records, onDelete }: OwnDataProps) {
  return (
    <div className={`row ${styles.own}`}>
      <p className={`note ${styles.words}`}>{howMany(records.length)}</p>
      <Button tone="plain" onClick={() => downloadHistory(records)}>
        Download
      </Button>
      <ConfirmButton
        label="Delete"
        question="Delete everything?"
        no="No, keep it"
        yes="Yes, delete it all"
        onConfirm={onDelete}
      >
        This takes every saved result, and the saved name, out of this browser, and you can’t undo
        it. If you may want them back, download them first.
      </ConfirmButton>
    </div>
  );
}

/** Downloads the whole history as a file, in its saved format. */
function downloadHistory(records: readonly LotteryRecord[]): void {
  const json = JSON.stringify(records, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), 'lottery-history.json');
}
