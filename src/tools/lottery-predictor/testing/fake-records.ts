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

/** A long history as it is in the storage, of a check a minute. */
export function storedRecords(count: number): string {
  const records = Array.from({ length: count }, (_, index) =>
    recordAt(-index, { userName: `Visitor ${index % 25}` }),
  );
  return JSON.stringify(records);
}
