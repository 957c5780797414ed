import { useMemo } from 'react';
import type { SavedList } from '../../../ui/storage/list-ledger';
import type { SavedListStore } from '../../../ui/storage/saved-list';
import type { LotteryRecord } from '../rules/lottery-record';
import { statsFor } from '../rules/stats-for';
import { RecentResults } from './RecentResults';
import { StatsPanel } from './StatsPanel';

type Props = {
  history: SavedList<LotteryRecord>;
  results: SavedListStore<LotteryRecord>;
  /** Whose statistics are shown. */
  name: string;
  onDeleteAll: () => void;
};

/** Statistics and history of all checks. */
export function HistoryPanels({ history, results, name, onDeleteAll }: Props) {
  const { records } = history;
  // Memoized: thousands of records are added up when they change, not in every render.
  const stats = useMemo(() => statsFor(records, name), [records, name]);
  return (
    <>
      <StatsPanel stats={stats} name={name} />
      <RecentResults history={history} results={results} onDeleteAll={onDeleteAll} />
    </>
  );
}
