import { useMemo } from 'react';
import { statsFor } from '../rules/stats-for';
import type { History } from '../storage/history';
import { RecentResults } from './RecentResults';
import { StatsPanel } from './StatsPanel';

type Props = {
  history: History;
  /** Whose statistics are shown. */
  name: string;
  onDelete: () => void;
};

/** What the checks so far add up to. */
export function HistoryPanels({ history, name, onDelete }: Props) {
  const { records } = history;
  // Thousands of records are added up when they change, and not whenever something is drawn.
  const stats = useMemo(() => statsFor(records, name), [records, name]);
  return (
    <>
      <StatsPanel stats={stats} name={name} />
      <RecentResults history={history} onDelete={onDelete} />
    </>
  );
}
