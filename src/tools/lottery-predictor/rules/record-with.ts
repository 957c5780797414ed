import type { LotteryRecord } from './lottery-record';

/** A record with the fields that matter to a test. */
export function recordWith(fields: Partial<LotteryRecord>): LotteryRecord {
  return Object.freeze({
    id: '1767225600000123',
    date: '2026-01-01T00:00:00.000Z',
    winningNumbers: [1, 2, 3, 4, 5, 6],
    userNumbers: [5, 14, 23, 27, 36, 45],
    matches: 1,
    lifePathNumber: 7,
    userName: 'Ada',
    ...fields,
  });
}
