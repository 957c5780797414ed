import type { LotteryRecord } from '../../numerology';

/** Hands the visitor the whole history as a file, in the form in which it is saved. */
export function downloadHistory(records: readonly LotteryRecord[]): void {
  const file = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'lottery-history.json';
  link.click();
  // Not at once: some browsers fetch the file only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
