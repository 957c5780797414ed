import type { AssignedLetter, LetterSelection, Step } from '../working/working.ts';
import { LETTERS_BY_SELECTION } from './alphabet.ts';
import { type LetterChoices, NO_CHOICES } from './letter-choices.ts';
import { letterKey, type Spelling, spellingOf } from './spelling.ts';

/** The step in which the letters of a name receive their values. */
export type LettersStep = Extract<Step, { kind: 'letters' }>;

const SPACE = 32;
const WHITE_SPACE = /\s/;
// Words end at white space, and at the hyphen of a double name.
const WORD_BREAK = /[\s\p{Pd}]/u;
const Y = 24;
const NOTHING: readonly never[] = Object.freeze([]);

/**
 * Writes each letter of a name over its value and marks those that the selection counts.
 *
 * @example
 * assignLetters('Zoë', 'vowels');
 * // letters Z = 8 (not counted) and O = 6 (counted); ignored 'ë'
 * assignLetters('Zoë', 'vowels', { spelled: ['ë'], vowelYs: [] });
 * // letters Z = 8 (not counted), O = 6 and E = 5 (counted); spelled ë as E
 */
export function assignLetters(
  name: string,
  selection: LetterSelection,
  choices: LetterChoices = NO_CHOICES,
): LettersStep {
  const text = selection === 'first-word' ? firstWord(name) : name;
  const alphabet = LETTERS_BY_SELECTION[selection];
  const letters: AssignedLetter[] = [];
  const words: number[] = [];
  const others: string[] = [];
  let wordStart = 0;
  function endWord(): void {
    if (letters.length > wordStart) words.push(letters.length - wordStart);
    wordStart = letters.length;
  }
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = isLetter(code) ? alphabet[alphabetIndex(code)] : undefined;
    if (letter !== undefined) {
      letters.push(letter);
    } else if (code === SPACE) {
      endWord();
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      // Beyond the Basic Multilingual Plane one character takes two code units.
      at += character.length - 1;
      others.push(character);
      for (const spelled of chosenSpelling(character, choices)) {
        letters.push(alphabet[alphabetIndex(spelled.charCodeAt(0))] as AssignedLetter);
      }
      if (WORD_BREAK.test(character)) endWord();
    }
  }
  endWord();
  return {
    kind: 'letters',
    selection,
    letters: withVowelYs(letters, selection, choices),
    words,
    ...sortOthers(others, choices),
  };
}

/**
 * The same letters under another selection of the whole name, without reading the name again. The
 * choices are those that the letters were assigned under.
 *
 * @example
 * selectLetters(assignLetters('Zoë', 'all'), 'vowels'); // as assignLetters('Zoë', 'vowels')
 */
export function selectLetters(
  step: LettersStep,
  selection: Exclude<LetterSelection, 'first-word'>,
  choices: LetterChoices = NO_CHOICES,
): LettersStep {
  const alphabet = LETTERS_BY_SELECTION[selection];
  const selected = step.letters.map(
    (given) => alphabet[alphabetIndex(given.letter.charCodeAt(0))] ?? given,
  );
  return { ...step, selection, letters: withVowelYs(selected, selection, choices) };
}

/** The letters with every Y that was chosen as a vowel on the vowels' side. */
function withVowelYs(
  letters: readonly AssignedLetter[],
  selection: LetterSelection,
  { vowelYs }: LetterChoices,
): readonly AssignedLetter[] {
  if (vowelYs.length === 0 || (selection !== 'vowels' && selection !== 'consonants')) {
    return letters;
  }
  // The other side's Y: counted among the vowels, passed over among the consonants.
  const changed = LETTERS_BY_SELECTION[selection === 'vowels' ? 'consonants' : 'vowels'][Y];
  let ys = 0;
  return letters.map((given) =>
    given.letter === 'Y' && vowelYs.includes(ys++) ? (changed ?? given) : given,
  );
}

/** The letters A–Z that a character counts as, where that was chosen. */
function chosenSpelling(character: string, { spelled }: LetterChoices): string {
  return spelled.length > 0 && spelled.includes(letterKey(character)) ? spellingOf(character) : '';
}

/** Characters beyond A–Z: those that count as others, and those that count for nothing. */
function sortOthers(
  characters: readonly string[],
  choices: LetterChoices,
): Pick<LettersStep, 'spelled' | 'ignored'> {
  if (characters.length === 0) {
    return { spelled: NOTHING, ignored: NOTHING };
  }
  const spelled = new Map<string, Spelling>();
  const ignored: string[] = [];
  for (const character of new Set(characters)) {
    const as = chosenSpelling(character, choices);
    if (as)
      spelled.set(letterKey(character), spelled.get(letterKey(character)) ?? { character, as });
    // White space is not reported.
    else if (!WHITE_SPACE.test(character)) ignored.push(character);
  }
  return { spelled: [...spelled.values()], ignored };
}

/**
 * Whether a character code is that of A–Z or a–z. Codes and not `toUpperCase`, which would make
 * an S of U+017F, nor a pattern without regard to case, which would let a Kelvin sign pass for K.
 */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** A letter's index in the alphabet, from 0. */
function alphabetIndex(code: number): number {
  return code >= 97 ? code - 97 : code - 65;
}

function firstWord(name: string): string {
  const trimmed = name.trim();
  const end = trimmed.search(WHITE_SPACE);
  return end === -1 ? trimmed : trimmed.slice(0, end);
}
