import { isVowel } from '../src/letters/alphabet.ts';
import { letterValue } from '../src/letters/letter-value.ts';
import { spellingOf } from '../src/letters/spelling.ts';
import type { LetterSelection, Step } from '../src/working/working.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

// Every count is of one of these.
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * Whether each letter has its value from the table and is counted as its selection says, whether
 * the words hold them all, and whether what was ignored is neither a letter nor white space, nor
 * named twice, nor counted as its spelling.
 *
 * @example
 * hasRightLetters({ kind: 'letters', selection: 'vowels', letters: [{ letter: 'B', value: 2, counted: true }], words: [1], spelled: [], ignored: [] });
 * // false: B is no vowel
 */
export function hasRightLetters({
  alphabet,
  selection,
  letters,
  words,
  spelled,
  ignored,
}: StepOf<'letters'>): boolean {
  return (
    letters.every(
      ({ letter, value, counted }) =>
        value > 0 &&
        value === letterValue(letter, alphabet) &&
        (counted === isSelected(letter, selection) || isChosen(letter, selection)),
    ) &&
    words.every((length) => length > 0) &&
    words.reduce((total, length) => total + length, 0) === letters.length &&
    spelled.every(
      ({ character, as }) =>
        as !== '' && as === spellingOf(character) && !ignored.includes(character),
    ) &&
    ignored.every((character) => [...character].length === 1 && !/[A-Za-z\s]/.test(character)) &&
    new Set(ignored).size === ignored.length
  );
}

/**
 * Whether the digits are those of the text, in order.
 *
 * @example
 * hasRightDigits({ kind: 'digits', text: '1990-05-15', digits: [1, 9, 9, 0, 0, 5, 1, 5] }); // true
 */
export function hasRightDigits({ text, digits }: StepOf<'digits'>): boolean {
  return text.replace(/[^0-9]/g, '') === digits.join('');
}

/**
 * Whether the counts are those of the values given, and the most frequent of them is named.
 *
 * @example
 * hasRightCounts({ kind: 'most-frequent', counts: [2, 0, 0, 0, 2, 0, 0, 0, 0], tied: [1, 5], to: 1 }, [1, 5, 5, 1]); // true
 */
export function hasRightCounts(
  { counts, tied, to }: StepOf<'most-frequent'>,
  values: readonly number[],
): boolean {
  const recounted = VALUES.map((value) => values.filter((other) => other === value).length);
  const highest = Math.max(...recounted);
  const winners = VALUES.filter((value) => highest > 0 && recounted[value - 1] === highest);
  return (
    counts.join() === recounted.join() && tied.join() === winners.join() && to === (winners[0] ?? 1)
  );
}

/** A table of scores: row and column are the numbers less one. */
export type ScoreTable = readonly (readonly number[])[];

/**
 * Whether a score is the table's, or the default where the table has no such entry.
 *
 * @example
 * hasRightScore({ kind: 'table', row: 0, column: 3, found: false, to: 50 }, [[58]]); // true
 */
export function hasRightScore(
  { row, column, found, to }: StepOf<'table'>,
  table: ScoreTable,
): boolean {
  const entry = table[row - 1]?.[column - 1];
  return found === (entry !== undefined) && to === (entry ?? 50);
}

/** Whether a visitor may have chosen otherwise: only a Y changes sides. */
function isChosen(letter: string, selection: LetterSelection): boolean {
  return letter === 'Y' && (selection === 'vowels' || selection === 'consonants');
}

function isSelected(letter: string, selection: LetterSelection): boolean {
  switch (selection) {
    case 'all':
    case 'first-word':
      return true;
    case 'vowels':
      return isVowel(letter);
    case 'consonants':
      return !isVowel(letter);
  }
}
