import { saveFile } from '../../../ui/browser/save-file';
import type { LotteryRecord } from '../rules/lottery-record';

/** Hands the visitor the whole history as a file, in the form in which it is saved. */
export function downloadHistory(records: readonly LotteryRecord[]): void {
  const json = JSON.stringify(records, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), 'lottery-history.json');
}
