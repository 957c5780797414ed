import { useRef, useState } from 'react';
import * as words from '#texts/tools/lottery-predictor';
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

  function remove(record: LotteryRecord) {
    setDeleted(record);
    results.remove(record);
    releaseReservedSpace();
  }

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
          {words.recentResults}
        </h2>
        <Button
          tone="plain"
          className="at-start"
          aria-expanded={isBoardOpen}
          onClick={() => setIsBoardOpen((isOpen) => !isOpen)}
        >
          {words.leaderboard}
        </Button>
        {/* Below the existing rows. */}
        {records.length > 0 && <MatchChart records={records} />}
      </div>
      <div className={`stack-2 ${styles.matter}`}>
        {isBoardOpen && <TopPredictors records={records} />}
        {shown.length === 0 ? (
          <p className="quiet">{words.noResults}</p>
        ) : (
          <ol className={styles.rows}>
            {shown.slice(0, ROWS).map((record, index, rows) => {
              // Saved data may be edited by others: of two records with an id, the older one keeps its key.
              const older = rows.slice(index + 1).filter(({ id }) => id === record.id);
              const key = `${record.id} ${older.length}`;
              return record === deleted ? (
                <UndoRow
                  key={key}
                  note={words.deleted}
                  onUndo={() => undo(record)}
                  onExpire={endUndo}
                />
              ) : (
                <HistoryRow key={key} record={record} onDelete={() => remove(record)} />
              );
            })}
          </ol>
        )}
        {(records.length > 0 || isDamaged) && <OwnData records={records} onDelete={removeAll} />}
      </div>
    </section>
  );
}

type OwnDataProps = { records: readonly LotteryRecord[]; onDelete: () => void };

/** The visitor's own data: one button downloads it, in its saved format, another deletes it. */
function OwnData({ records, onDelete }: OwnDataProps) {
  function download() {
    const json = JSON.stringify(records, null, 2);
    saveFile(new Blob([json], { type: 'application/json' }), 'lottery-history.json');
  }

  return (
    <div className={`row ${styles.own}`}>
      <p className={`note ${styles.words}`}>{words.howMany(records.length)}</p>
      <Button tone="plain" onClick={download}>
        {words.download}
      </Button>
      <ConfirmButton {...words.deletion} onConfirm={onDelete}>
        {words.whatIsDeleted}
      </ConfirmButton>
    </div>
  );
}
