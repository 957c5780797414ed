import type { LotteryRecord } from '../lottery-record';

/** A record made at a minute of an hour, with the fields that matter to a test. */
export function recordAt(minute: number, fields: Partial<LotteryRecord> = {}): LotteryRecord {
  const at = new Date(Date.UTC(2026, 10, 15, 12, minute));
  return {
    id: `${at.getTime()}0000000007`,
    date: at.toISOString(),
    winningNumbers: [1, 2, 3, 4, 5, 6],
    userNumbers: [2, 3, 19, 20, 35, 36],
    matches: 2,
    lifePathNumber: 7,
    userName: 'Ada',
    ...fields,
  };
}
