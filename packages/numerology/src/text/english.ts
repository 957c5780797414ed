import type { PartName, Step } from '../working/step.ts';
import { english } from './english-words.ts';
import {
  numberInWords,
  type Span,
  spanInWords,
  stepInWords,
  stepsInWords,
  titleOfPart,
} from './in-words.ts';
import type { NumberName } from './words.ts';

/**
 * One step in plain English.
 *
 * @example
 * describeStep({ kind: 'sum', terms: [9, 9, 4], to: 22 }); // '9 + 9 + 4 = 22'
 */
export function describeStep(step: Step): string {
  return stepInWords(english, step);
}

/**
 * Steps in plain English, one line each. The steps of a part are indented and come before its result.
 *
 * @example
 * describeSteps(destiny('Rim').steps);
 * // ['Letters: R 9, I 9, M 4', '9 + 9 + 4 = 22', '22 is a master number and stays as it is']
 */
export function describeSteps(steps: readonly Step[]): readonly string[] {
  return stepsInWords(english, steps);
}

/**
 * The ages that a pinnacle, a challenge, a period, or a transit lasts. It ends on a birthday on which the
 * next one starts, so that age is not one of them.
 *
 * @example
 * describeSpan({ fromAge: 0, toAge: 35 }); // 'ages 0 to 34'
 * describeSpan({ fromAge: 53, toAge: undefined }); // 'from the age of 53'
 */
export function describeSpan(span: Span): string {
  return spanInWords(english, span);
}

/**
 * The title of a calculation that is part of another one.
 *
 * @example
 * partTitle('month'); // 'The month'
 */
export function partTitle(name: PartName): string {
  return titleOfPart(english, name);
}

/**
 * The title of a number, by its key in a chart, a profile, or cycles.
 *
 * @example
 * numberTitle('grid'); // 'Birth Grid'
 */
export function numberTitle(name: NumberName): string {
  return numberInWords(english, name)[0];
}

/**
 * What a number is made from, in a few words.
 *
 * @example
 * describeNumber('soulUrge'); // 'The vowels of the name, added and reduced'
 */
export function describeNumber(name: NumberName): string {
  return numberInWords(english, name)[1];
}
