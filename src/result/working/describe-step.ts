import type {
  FoldStep,
  LettersStep,
  MasterKeptStep,
  MostFrequentStep,
  ReductionStep,
  SumStep,
} from '@ninefold/numerology';
import { masterLookup } from '#texts/language';
import * as words from '#texts/library';
import type { SiteStep } from '../../numbers/site-number';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import { inOrderOfDates } from './date-order';
import { hasVowelY } from './letter-chooser';

/** Describes a step of working in words; a part by what it is called. Letters are drawn, not described. */
export function describeSiteStep(step: Exclude<SiteStep, LettersStep>): string {
  switch (step.kind) {
    case 'part':
      return step.name === 'position' ? words.position(step.position) : words.parts[step.name];
    case 'digits':
      return words.digits(step.text);
    case 'sum':
    case 'reduction':
    case 'master-kept':
    case 'fold':
      return describeSum(step);
    case 'difference':
      return sumOf([step.left, step.right].sort(descending), '−', step.to);
    case 'nine-for-zero':
      return words.nineForZero;
    case 'most-frequent':
      return describeMostFrequent(step);
    case 'missing':
      return step.to.length === 0 ? words.noneMissing : words.missing(step.to);
    case 'present':
      return words.present(step.to);
    case 'letter':
      if (step.letter === undefined || step.to === undefined) return words.noSuchLetter;
      return words.letter(step.letter, step.to);
    case 'transit':
      return words.transit(step.age, step.cycle, step.letter, step.to);
    case 'digit-counts':
      return words.digitCounts(
        step.to.flatMap((count, index) => (count > 0 ? `${count} × ${index + 1}` : [])),
      );
    case 'default':
      return words.noLettersSo(step.to);
    case 'product':
      return sumOf(step.factors, '×', step.to);
    case 'remainder':
      return words.remainder(step.from, step.divisor, step.to);
    case 'master-digit':
      return masterLookup(step.from);
    case 'table':
      return step.found
        ? words.scoreOf(step.row, step.column, step.to)
        : words.noScoreOf(step.row, step.column, step.to);
    case 'bonus': {
      const points = (step.to - step.from) / step.masters;
      return words.bonus(step.from, points, step.masters, step.to);
    }
    case 'cap':
      return words.cap(step.from, step.limit);
    case 'day-of-year':
      return words.dayOfYear(step.to);
    case 'step-up':
      return words.stepUp(step.from, step.to);
    case 'sorted':
      return words.sorted(step.to);
  }
}

/** A step of adding up, and of taking the sum down to one digit: all that most dates need. */
export function describeSum(step: SumStep | ReductionStep | MasterKeptStep | FoldStep): string {
  switch (step.kind) {
    case 'sum':
      if (step.terms.length === 0) return words.nothingToAdd;
      return step.terms.length > 1 ? sumOf(step.terms, '+', step.to) : `${step.to}`;
    case 'reduction':
      return unbrokenSum(`${step.from} → ${step.digits.join(' + ')} = ${step.to}`);
    case 'master-kept':
      return words.masterKept(step.to);
    case 'fold':
      return step.remainder === 0
        ? words.nothingLeft(step.from)
        : words.remainder(step.from, 9, step.to);
  }
}

function sumOf(terms: readonly number[], sign: '+' | '−' | '×', to: number): string {
  return unbrokenSum(`${terms.join(` ${sign} `)} = ${to}`);
}

const descending = (one: number, other: number) => other - one;

function describeMostFrequent({ counts, tied, to }: MostFrequentStep): string {
  if (to === undefined) return words.noLetters;
  const most = Math.max(...counts);
  return tied.length > 1 ? words.tied(tied, most, to) : words.mostFrequent(to, most);
}

/** More terms than the eight digits of a date would not fit on a line. */
const MAX_TERMS = 9;

/** A working on one line: “8 + 6 + 5 = 19 → 10 → 1”. It leaves out the details of parts. */
export function workingLine(steps: readonly SiteStep[]): string {
  return inOrderOfDates(steps).reduce((line, step) => line + nextPiece(step, line), '');
}

function nextPiece(step: SiteStep, before: string): string {
  const start = before === '' ? '' : '; ';
  if (step.kind === 'sum' && step.terms.length > MAX_TERMS) {
    return start + words.lettersMake(step.terms.length, step.to);
  }
  switch (step.kind) {
    case 'letters':
    case 'digits':
    case 'part':
      return '';
    case 'reduction':
    case 'fold':
      return ` → ${step.to}`;
    case 'master-kept':
      return (before === '' ? step.to : '') + words.asMaster;
    case 'nine-for-zero':
      return words.asNine;
    default:
      return start + describeSiteStep(step);
  }
}

/** Which letters a number counts, where that is not all of them. */
export function describeSelection(step: LettersStep): string | undefined {
  switch (step.selection) {
    case 'first-word':
      return words.firstWord;
    case 'vowels':
      return hasVowelY(step) ? words.vowelsAndYs : words.vowels;
    case 'consonants':
      return hasVowelY(step) ? words.consonantsAndNoYs : words.consonants;
    default:
      // This site shows no number of other letters.
      return undefined;
  }
}
