import { WHITE_SPACE } from '../letters/read-letters.ts';
import { type NameReading, readPart } from './name-reading.ts';

/**
 * The name up to its first white space.
 *
 * @example
 * firstWordOf(readName(' Grace Hopper')).text; // 'Grace'
 */
export function firstWordOf<M extends number>(reading: NameReading<M>): NameReading<M> {
  const end = reading.text.search(WHITE_SPACE);
  return end === -1 ? reading : readPart(reading, reading.text.slice(0, end));
}
