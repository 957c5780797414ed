import { checkOneOf } from '../input/check-one-of.ts';
import type { LetterSelection, LettersStep, PartName } from '../working/step.ts';
import { joinWords } from './join-words.ts';

const PART_TITLES: Readonly<Record<PartName, string>> = {
  name: 'The name',
  word: 'The word',
  'first-name': 'The first name',
  'middle-names': 'The middle names',
  'last-name': 'The last name',
  date: 'The birth date',
  month: 'The month',
  day: 'The day',
  year: 'The year',
  'life-path': 'Life Path',
  destiny: 'Destiny',
  expression: 'Expression',
  'soul-urge': 'Soul Urge',
  personality: 'Personality',
  'first-number': 'The first number',
  'second-number': 'The second number',
  'first-pinnacle': 'The first pinnacle',
  'second-pinnacle': 'The second pinnacle',
  'first-challenge': 'The first challenge',
  'second-challenge': 'The second challenge',
};

const SELECTION_TITLES: Readonly<Record<LetterSelection, string>> = {
  all: 'Letters',
  vowels: 'Vowels',
  consonants: 'Consonants',
  'first-word': 'Letters of the first name',
  initials: 'Initials',
  'first-letter': 'First letter',
  'last-letter': 'Last letter',
  'first-vowel': 'First vowel',
  physical: 'Letters of the physical plane',
  mental: 'Letters of the mental plane',
  emotional: 'Letters of the emotional plane',
  intuitive: 'Letters of the intuitive plane',
};

/**
 * The title of a calculation that is part of another one.
 *
 * @example
 * partTitle('life-path'); // 'Life Path'
 */
export function partTitle(name: PartName): string {
  checkOneOf(name, 'name', Object.keys(PART_TITLES));
  return PART_TITLES[name];
}

/**
 * The letters of a name that count, each with its value, and what did not count as a letter.
 *
 * @example
 * describeLetters(assignLetters('Zoë', { letters: 'a-z' })); // 'Letters: Z 8, O 6 (ë is not counted)'
 */
export function describeLetters({ selection, letters, spelled, ignored }: LettersStep): string {
  checkOneOf(selection, 'step.selection', Object.keys(SELECTION_TITLES));
  const counted = letters.flatMap((letter) =>
    letter.counted ? `${letter.letter} ${letter.value}` : [],
  );
  const notes = [
    ...spelled.map(({ character, as }) => `${character} counts as ${as}`),
    ...(ignored.length > 0
      ? [`${joinWords(ignored)} ${ignored.length === 1 ? 'is' : 'are'} not counted`]
      : []),
  ];
  const list = `${SELECTION_TITLES[selection]}: ${counted.join(', ') || 'none'}`;
  return notes.length > 0 ? `${list} (${notes.join('; ')})` : list;
}
