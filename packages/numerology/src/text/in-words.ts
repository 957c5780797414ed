import { checkOneOf, checkWhole } from '../input/checks.ts';
import { inputError } from '../input/input-error.ts';
import { dayFirst } from '../working/day-first.ts';
import type { LettersStep, PartName, Step } from '../working/step.ts';
import { checkStep } from './check-step.ts';
import type { NumberName, Words } from './words.ts';

/** The birthdays on which something starts and ends, if it ends. */
export interface Span {
  readonly fromAge: number;
  readonly toAge: number | undefined;
}

/** A step in the words of a language. */
export function stepInWords(words: Words, step: Step): string {
  checkStep(step);
  switch (step.kind) {
    case 'letters':
      return lettersInWords(words, step);
    case 'part':
      return `${titleOfPart(words, step.name)}: ${step.to}`;
    case 'sum':
      if (step.terms.length === 0) return words.nothingToAdd;
      return step.terms.length === 1 ? `${step.to}` : `${step.terms.join(' + ')} = ${step.to}`;
    case 'reduction':
      return `${step.from} → ${step.digits.join(' + ')} = ${step.to}`;
    case 'difference':
      return `${Math.max(step.left, step.right)} − ${Math.min(step.left, step.right)} = ${step.to}`;
    case 'digit-counts':
      return `${words.digitsThatOccur}: ${countsIn(step.to).join(', ')}`;
    default:
      // The compiler cannot tell that the sentence is for this very kind.
      return words.steps[step.kind](step as never);
  }
}

function lettersInWords(words: Words, { selection, letters, spelled, ignored }: LettersStep) {
  checkOneOf(selection, 'step.selection', Object.keys(words.selections));
  const counted = letters.flatMap((letter) =>
    letter.counted ? `${letter.letter} ${letter.value}` : [],
  );
  const notes = [
    ...spelled.map(({ character, as }) => words.spelledAs(character, as)),
    ...(ignored.length > 0 ? [words.notCounted(ignored)] : []),
  ];
  const list = `${words.selections[selection]}: ${counted.join(', ') || words.none}`;
  return notes.length > 0 ? `${list} (${notes.join('; ')})` : list;
}

function countsIn(counts: readonly number[]): readonly string[] {
  return counts.flatMap((count, index) => (count > 0 ? `${count} × ${index + 1}` : []));
}

const INDENT = '  ';

/** Steps in the words of a language, one line each, those of a part indented and before its result. */
export function stepsInWords(words: Words, steps: readonly Step[]): readonly string[] {
  if (!Array.isArray(steps)) throw inputError('steps', 'an array of steps', steps);
  // Before their order, which nothing else checks.
  for (const step of steps) checkStep(step);
  const inOrder = words.isDayFirst ? dayFirst(steps) : steps;
  return (inOrder as readonly Step[]).flatMap((step) =>
    step?.kind === 'part'
      ? [...stepsInWords(words, step.steps).map((line) => INDENT + line), stepInWords(words, step)]
      : stepInWords(words, step),
  );
}

/** The ages of a span. The next one starts on the birthday on which it ends, so that age is not one of them. */
export function spanInWords(words: Words, span: Span): string {
  if (typeof span !== 'object' || !span) throw inputError('span', '{ fromAge, toAge }', span);
  const { fromAge, toAge } = span;
  checkWhole(fromAge, 'span.fromAge', 0, 9999);
  if (toAge === undefined) return words.ages(fromAge, undefined);
  checkWhole(toAge, 'span.toAge', fromAge + 1, 10_000);
  return words.ages(fromAge, toAge - 1);
}

/** The title of a calculation that is part of another one. */
export function titleOfPart(words: Words, name: PartName): string {
  checkOneOf(name, 'name', Object.keys(words.parts));
  return words.parts[name];
}

/** The title of a number, and what it is made from. */
export function numberInWords(
  words: Words,
  name: NumberName,
): readonly [title: string, words: string] {
  checkOneOf(name, 'name', Object.keys(words.numbers));
  return words.numbers[name];
}
