import { useMemo } from 'react';
import { type LotteryRecord, statsFor } from '../../numerology';
import { RecentResults } from './RecentResults';
import { StatsPanel } from './StatsPanel';

type Props = {
  records: readonly LotteryRecord[];
  /** Whose statistics are shown. */
  name: string;
  onDelete: () => void;
};

/** What the checks so far add up to. */
export function HistoryPanels({ records, name, onDelete }: Props) {
  // Thousands of records are added up when they change, and not whenever something is drawn.
  const stats = useMemo(() => statsFor(records, name), [records, name]);
  return (
    <>
      <StatsPanel stats={stats} name={name} />
      <RecentResults records={records} onDelete={onDelete} />
    </>
  );
}
