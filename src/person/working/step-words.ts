import type { LettersStep } from '@ninefold/numerology';
import { describeStep, partTitle } from '@ninefold/numerology/text';
import { listed, masterLookup, plural } from '../../config/language';
import type { SiteStep } from '../../numbers/site-number';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import { chosenYs, hasVowelY, lettersIn } from './letter-chooser';

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

/** The choices for the letters of a working, as the end of a sentence; usually empty. */
export function describeChoices(steps: readonly SiteStep[]): string {
  const letters = lettersIn(steps);
  const spelled = letters.flatMap((step) => step.spelled);
  const vowelYs = letters.flatMap(chosenYs).length;
  const counted = [
    ...new Set(spelled.map(({ character, as }) => `${character} as ${as}`)),
    ...(vowelYs > 0 ? [plural(vowelYs, 'a Y as a vowel', `${vowelYs} Ys as vowels`)] : []),
  ];
  return counted.length > 0 ? `, counting ${listed(counted)}` : '';
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Lists characters in words, invisible ones included: “é and ’”. */
export function nameCharacters(characters: readonly string[]): string {
  return listed(characters.map(nameCharacter));
}

function nameCharacter(character: string): string {
  // A lone combining mark would attach to the comma before it, so it gets a dotted circle.
  if (/^\p{M}/u.test(character)) return `◌${character}`;
  if (/^[\p{C}\p{Z}]/u.test(character)) {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  // Isolated, because right-to-left letters would reorder the commas.
  return RIGHT_TO_LEFT.test(character) ? `\u2068${character}\u2069` : character;
}

/** The summary of a working, where there are several people. */
export const howFound = (name: string, value: number) => `How ${name}’s ${value} was found`;
