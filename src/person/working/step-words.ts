import type { LettersStep } from '@ninefold/numerology';
import { describeStep, partTitle } from '@ninefold/numerology/text';
import { listed, masterLookup, plural } from '#texts/language';
import type { SiteStep } from '../../numbers/site-number';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import { hasVowelY } from './letter-chooser';
import { nameCharacters } from './words';

/** Describes a step of working in words; a part by what it is called. */
export function describeSiteStep(step: SiteStep): string {
  switch (step.kind) {
    case 'part':
      return titleOf(step);
    case 'default':
      return `No letters to count, so ${step.to}`;
    case 'product':
      return unbrokenSum(`${step.factors.join(' × ')} = ${step.to}`);
    case 'remainder':
      return `${step.from} divided by ${step.divisor} leaves ${step.to}`;
    case 'master-digit':
      return masterLookup(step.from);
    case 'table':
      return step.found
        ? `The table gives ${step.row} and ${step.column} a score of ${step.to}`
        : `The table has no row for ${step.row} and ${step.column}, so ${step.to}`;
    case 'bonus':
      return `${step.from} + ${(step.to - step.from) / step.masters} for ${plural(step.masters, 'the', 'each')} master number = ${step.to}`;
    case 'cap':
      return `${step.from} is above the limit, so ${step.limit}`;
    case 'day-of-year':
      return `Today is day ${step.to} of the year`;
    case 'step-up':
      return `${step.from} is taken already, so the next one, ${step.to}`;
    case 'sorted':
      return `In order: ${step.to.join(', ')}`;
    case 'sum':
      return step.terms.length > 1 ? unbrokenSum(describeStep(step)) : describeStep(step);
    case 'reduction':
    case 'difference':
      return unbrokenSum(describeStep(step));
    default:
      return describeStep(step);
  }
}

function titleOf(part: Extract<SiteStep, { kind: 'part' }>): string {
  switch (part.name) {
    case 'today':
      return 'Today';
    case 'birth-day-and-month':
      return 'Birth day and month';
    case 'seed':
      return 'The seed';
    case 'position':
      return `Number ${part.position}`;
    default:
      return partTitle(part.name);
  }
}

/** More terms than the eight digits of a date would not fit on a line. */
const MAX_TERMS = 9;

/** A working on one line: “8 + 6 + 5 = 19 → 10 → 1”. It leaves out the details of parts. */
export function workingLine(steps: readonly SiteStep[]): string {
  return steps.reduce((line, step) => line + nextPiece(step, line), '');
}

function nextPiece(step: SiteStep, before: string): string {
  const start = before === '' ? '' : '; ';
  switch (step.kind) {
    case 'letters':
    case 'digits':
    case 'part':
      return '';
    case 'reduction':
    case 'fold':
      return ` → ${step.to}`;
    case 'master-kept':
      return before === '' ? `${step.to}, a master number` : ', a master number';
    case 'nine-for-zero':
      return ', which counts as 9';
    case 'sum':
      if (step.terms.length > MAX_TERMS)
        return `${start}${step.terms.length} letters make ${step.to}`;
      return start + describeSiteStep(step);
    default:
      return start + describeSiteStep(step);
  }
}

/** Which letters a number counts, where that is not all of them. */
export function describeSelection(step: LettersStep): string | undefined {
  switch (step.selection) {
    case 'first-word':
      return 'The first word';
    case 'vowels':
      return hasVowelY(step)
        ? 'The vowels A, E, I, O and U, and Y where you chose it'
        : 'The vowels A, E, I, O and U';
    case 'consonants':
      return hasVowelY(step)
        ? 'The consonants, without the Y you chose as a vowel'
        : 'The consonants, Y among them';
    default:
      // This site shows no number of other letters.
      return undefined;
  }
}

/** “Ł counts as L and ó as O.” */
export function describeSpelled(spelled: LettersStep['spelled']): string {
  const counted = spelled.map(({ character, as }, index) =>
    index === 0 ? `${character} counts as ${as}` : `${character} as ${as}`,
  );
  return `${listed(counted)}.`;
}

/** “é and ’ were not counted.” */
export function describeIgnored(ignored: readonly string[]): string {
  return `${nameCharacters(ignored)} ${plural(ignored.length, 'was', 'were')} not counted.`;
}
