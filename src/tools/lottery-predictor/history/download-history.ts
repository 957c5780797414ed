import { saveFile } from '../../../ui/browser/save-file';
import type { LotteryRecord } from '../rules/lottery-record';

/** Downloads the whole history as a file, in its saved format. */
export function downloadHistory(records: readonly LotteryRecord[]): void {
  const json = JSON.stringify(records, null, 2);
  saveFile(new Blob([json], { type: 'application/json' }), 'lottery-history.json');
}
