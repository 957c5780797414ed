import { useMemo } from 'react';
import { statsFor } from '../rules/stats-for';
import type { History, HistoryStore } from '../storage/history';
import { RecentResults } from './RecentResults';
import { StatsPanel } from './StatsPanel';

type Props = {
  history: History;
  store: HistoryStore;
  /** Whose statistics are shown. */
  name: string;
};

/** Statistics and history of all checks. */
export function HistoryPanels({ history, store, name }: Props) {
  const { records } = history;
  // Memoized: thousands of records are added up when they change, not in every render.
  const stats = useMemo(() => statsFor(records, name), [records, name]);
  return (
    <>
      <StatsPanel stats={stats} name={name} />
      <RecentResults history={history} store={store} />
    </>
  );
}
