import { isText, type ListFormat } from '../../ui/storage/saved-record';
import type { LotteryRecord } from './rules/lottery-record';

/** How the results are saved (docs/rules.md#lottery-record). */
export const savedResults: ListFormat<LotteryRecord> = {
  key: 'lottery_results',
  isRecord: (record) =>
    areSixNumbers(record.winningNumbers) &&
    areSixNumbers(record.userNumbers) &&
    isWhole(record.matches, 0, 6) &&
    isWhole(record.lifePathNumber, 1, 33) &&
    isText(record.userName),
};

/** Where the name last used is saved. */
export const NAME_KEY = 'lottery_username';

function areSixNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.length === 6 && value.every((item) => isWhole(item, 1, 49));
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
