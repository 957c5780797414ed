import type { SavedRecord } from '../../../ui/storage/saved-record';

/** One check against the winning numbers, as it is saved (docs/rules.md#lottery-record). */
export interface LotteryRecord extends SavedRecord {
  readonly winningNumbers: readonly number[];
  readonly userNumbers: readonly number[];
  readonly matches: number;
  readonly lifePathNumber: number;
  readonly userName: string;
}

/**
 * What identifies a person: the name, trimmed and in lower case. The lower case is independent of the
 * locale, so that the same records give the same people everywhere.
 *
 * @example
 * personKey('  ADA '); // 'ada'
 */
export function personKey(userName: string): string {
  return userName.trim().toLowerCase();
}
