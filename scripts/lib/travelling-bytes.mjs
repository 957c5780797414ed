// @ts-check
import { statSync } from 'node:fs';

/**
 * In how many bytes a file of the built site travels: those of the brotli copy beside it, where
 * there is one.
 *
 * @param {string} file
 */
export function travellingBytes(file) {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
