import type { PartName, Step } from '../working/step.ts';
import {
  numberInWords,
  type Span,
  spanInWords,
  stepInWords,
  stepsInWords,
  titleOfPart,
} from './in-words.ts';
import { spanish } from './spanish-words.ts';
import type { NumberName } from './words.ts';

/**
 * One step in plain Spanish.
 *
 * @example
 * describeStep({ kind: 'master-kept', to: 22 }); // 'El 22 es un número maestro y se queda como está'
 */
export function describeStep(step: Step): string {
  return stepInWords(spanish, step);
}

/**
 * Steps in plain Spanish, one line each. The steps of a part are indented and come before its result. Dates
 * begin with the day, also in sums.
 *
 * @example
 * describeSteps(destiny('Rim').steps);
 * // ['Letras: R 9, I 9, M 4', '9 + 9 + 4 = 22', 'El 22 es un número maestro y se queda como está']
 */
export function describeSteps(steps: readonly Step[]): readonly string[] {
  return stepsInWords(spanish, steps);
}

/**
 * The ages that a pinnacle, a challenge, a period, or a transit lasts. It ends on a birthday on which the
 * next one starts, so that age is not one of them.
 *
 * @example
 * describeSpan({ fromAge: 0, toAge: 35 }); // 'de los 0 a los 34 años'
 * describeSpan({ fromAge: 53, toAge: undefined }); // 'desde los 53 años'
 */
export function describeSpan(span: Span): string {
  return spanInWords(spanish, span);
}

/**
 * The title of a calculation that is part of another one.
 *
 * @example
 * partTitle('month'); // 'El mes'
 */
export function partTitle(name: PartName): string {
  return titleOfPart(spanish, name);
}

/**
 * The title of a number, by its key in a chart, a profile, or cycles.
 *
 * @example
 * numberTitle('grid'); // 'Cuadrícula natal'
 */
export function numberTitle(name: NumberName): string {
  return numberInWords(spanish, name)[0];
}

/**
 * What a number is made from, in a few words.
 *
 * @example
 * describeNumber('soulUrge'); // 'Las vocales del nombre, sumadas y reducidas'
 */
export function describeNumber(name: NumberName): string {
  return numberInWords(spanish, name)[1];
}
