import { checkOneOf } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import type { LetterSelection, LettersStep, MostFrequentStep, Step } from '../working/step.ts';
import { checkStep } from './check-step.ts';
import { partTitle } from './number-text.ts';

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
 * One step in plain English.
 *
 * @example
 * describeStep({ kind: 'sum', terms: [9, 9, 4], to: 22 }); // '9 + 9 + 4 = 22'
 */
export function describeStep(step: Step): string {
  checkStep(step);
  switch (step.kind) {
    case 'letters':
      return describeLetters(step);
    case 'part':
      return `${partTitle(step.name)}: ${step.to}`;
    case 'digits':
      return `The digits of ${step.text}`;
    case 'sum':
      if (step.terms.length === 0) return 'Nothing to add, so 0';
      return step.terms.length === 1 ? `${step.to}` : `${step.terms.join(' + ')} = ${step.to}`;
    case 'reduction':
      return `${step.from} → ${step.digits.join(' + ')} = ${step.to}`;
    case 'master-kept':
      return `${step.to} is a master number and stays as it is`;
    case 'fold':
      return step.remainder === 0
        ? `${step.from} divides by 9 with nothing left over, which counts as 9`
        : `${step.from} divided by 9 leaves ${step.to}`;
    case 'difference':
      return `${Math.max(step.left, step.right)} − ${Math.min(step.left, step.right)} = ${step.to}`;
    case 'nine-for-zero':
      return 'No distance at all counts as 9';
    case 'most-frequent':
      return describeMostFrequent(step);
    case 'missing':
      return step.to.length === 0
        ? 'No value is missing'
        : `No letter is worth ${joinWords(step.to.map(String), 'or')}`;
    case 'present':
      return `${step.to} of the nine values occur`;
    case 'letter':
      return step.letter === undefined ? 'There is no such letter' : `${step.letter} is ${step.to}`;
    case 'transit':
      return `At the age of ${step.age}, in a cycle of ${step.cycle} years, ${step.letter} holds, which is ${step.to}`;
    case 'digit-counts':
      return describeCounts(step.to);
  }
}

function describeLetters({ selection, letters, spelled, ignored }: LettersStep): string {
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

function describeMostFrequent({ counts, tied, to }: MostFrequentStep): string {
  if (to === undefined) return 'No letters to count';
  const most = Math.max(...counts);
  const times = most === 1 ? 'once' : `${most} times`;
  if (tied.length <= 1) return `${to} occurs most often, ${times}`;
  return `${joinWords(tied.map(String))} occur most often, ${times} each; of several, the lowest is taken: ${to}`;
}

function describeCounts(counts: readonly number[]): string {
  const present = counts.flatMap((count, index) => (count > 0 ? `${count} × ${index + 1}` : []));
  return `The digits that occur: ${present.join(', ')}`;
}

const INDENT = '  ';

/**
 * Steps in plain English, one line each. The steps of a part are indented and come before its result.
 *
 * @example
 * describeSteps(destiny('Rim').steps);
 * // ['Letters: R 9, I 9, M 4', '9 + 9 + 4 = 22', '22 is a master number and stays as it is']
 */
export function describeSteps(steps: readonly Step[]): readonly string[] {
  if (!Array.isArray(steps)) throw inputError('steps', 'an array of steps', steps);
  return (steps as readonly Step[]).flatMap((step) =>
    step?.kind === 'part'
      ? [...describeSteps(step.steps).map((line) => INDENT + line), describeStep(step)]
      : describeStep(step),
  );
}

/** Items as English lists them: “a”, “a and b”, “a, b, and c”. */
function joinWords(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length <= 2) return items.join(` ${joint} `);
  return `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`;
}
