import { countYs, WHITE_SPACE } from '../letters/read-letters.ts';
import { type NameReading, readPart } from './name-reading.ts';

/**
 * The words of a name, each read by itself. A hyphenated name is one word. Without a letter there is no
 * word.
 *
 * @example
 * wordsOf(readName('Anne-Marie Smith')).map(({ text }) => text); // ['Anne-Marie', 'Smith']
 */
export function wordsOf<M extends number>(reading: NameReading<M>): readonly NameReading<M>[] {
  const words: NameReading<M>[] = [];
  let ys = 0;
  for (const text of reading.text.split(WHITE_SPACE)) {
    const word = readPart(reading, text, ys);
    ys += countYs(word.letters);
    if (word.letters.letters.length > 0) words.push(word);
  }
  return words;
}
