import type { SavedRecord } from '../../../ui/storage/saved-record';

/** One check against the winning numbers, as it is saved (docs/rules.md#lottery-record). */
export interface LotteryRecord extends SavedRecord {
  readonly winningNumbers: readonly number[];
  readonly userNumbers: readonly number[];
  readonly matches: number;
  readonly lifePathNumber: number;
  readonly userName: string;
}
