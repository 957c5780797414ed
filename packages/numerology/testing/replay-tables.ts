import { type Alphabet, CHALDEAN, PYTHAGOREAN } from '../src/letters/alphabet.ts';
import { spellingOf } from '../src/letters/spelling.ts';
import type { AssignedLetter, LetterSelection, Step } from '../src/working/step.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

// Every count is of one of these.
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The planes of expression as published tables list them, and not as the core does. */
const PLANES = { physical: 'EWDM', mental: 'AHJNPGL', emotional: 'IORZBSTX', intuitive: 'KFQUYCV' };

/**
 * Whether each letter has its value from the table and is counted as its selection says, whether
 * the words hold them all, and whether what was ignored is neither a letter nor white space, nor
 * named twice, nor counted as its spelling.
 */
export function hasRightLetters(
  step: StepOf<'letters'>,
  others: readonly Alphabet[] = [],
): boolean {
  const { letters, words, spelled, ignored, selection, to } = step;
  const alphabet = [PYTHAGOREAN, CHALDEAN, ...others].find(({ name }) => name === step.alphabet);
  if (alphabet === undefined) return false;
  const either = new Set(
    Object.keys(alphabet.values).flatMap((letter) => [letter, letter.toLowerCase()]),
  );
  return (
    letters.every(({ letter, value }) => value > 0 && value === alphabet.values[letter]) &&
    hasRightSelection(letters, words, selection, alphabet) &&
    to.join() === letters.flatMap(({ value, counted }) => (counted ? value : [])).join() &&
    words.every((length) => length > 0) &&
    words.reduce((total, length) => total + length, 0) === letters.length &&
    spelled.every(
      ({ character, as }) =>
        as !== '' && as === spellingOf(character) && !ignored.includes(character),
    ) &&
    ignored.every(
      (character) => [...character].length === 1 && !/\s/.test(character) && !either.has(character),
    ) &&
    new Set(ignored).size === ignored.length
  );
}

/** Whether the digits are those of the text, in order. */
export function hasRightDigits({ text, to }: StepOf<'digits'>): boolean {
  return text.replace(/[^0-9]/g, '') === to.join('');
}

/** How often each of 1–9 is among some values. */
export function countsOf(values: readonly number[]): readonly number[] {
  return VALUES.map((value) => values.filter((other) => other === value).length);
}

/** Whether the most frequent of some values is named, and all that tie with it. */
export function hasRightMost({ counts, tied, to }: StepOf<'most-frequent'>): boolean {
  const highest = Math.max(...counts);
  const winners = VALUES.filter((value) => highest > 0 && counts[value - 1] === highest);
  return tied.join() === winners.join() && to === winners[0];
}

function hasRightSelection(
  letters: readonly AssignedLetter[],
  words: readonly number[],
  selection: LetterSelection,
  alphabet: Alphabet,
): boolean {
  const counted = letters.flatMap((letter, index) => (letter.counted ? index : []));
  const isVowel = ({ letter }: AssignedLetter) => alphabet.vowels.includes(letter);
  switch (selection) {
    case 'all':
    case 'first-word':
      return counted.length === letters.length;
    // Only a Y changes sides.
    case 'vowels':
      return letters.every((letter) => letter.counted === isVowel(letter) || letter.letter === 'Y');
    case 'consonants':
      return letters.every((letter) => letter.counted !== isVowel(letter) || letter.letter === 'Y');
    case 'initials': {
      const starts = words.map((_, index) => words.slice(0, index).reduce((a, b) => a + b, 0));
      return (
        counted.every((index) => starts.includes(index)) &&
        (letters.length === 0 || counted[0] === 0)
      );
    }
    case 'first-letter':
      return counted.join() === (letters.length > 0 ? '0' : '');
    case 'last-letter':
      return counted.join() === (letters.length > 0 ? String(letters.length - 1) : '');
    case 'first-vowel': {
      const first = letters.findIndex(isVowel);
      const [index = -1] = counted;
      return counted.length <= 1 && (index === first || letters[index]?.letter === 'Y');
    }
    default:
      return letters.every(
        ({ letter, counted: isIn }) => isIn === PLANES[selection].includes(letter),
      );
  }
}
