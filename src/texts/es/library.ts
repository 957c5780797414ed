import type { PartName } from '@ninefold/numerology';
import { listed, plural, timesInFigures } from './language';
import { numbers } from './numbers';

/*
 * The words of a step, by its kind. Sums of figures and signs alone have none.
 */

/** What the parts of a working are called. */
export const parts: Readonly<Record<PartName | 'today' | 'birth-day-and-month' | 'seed', string>> =
  {
    name: 'El nombre',
    word: 'La palabra',
    'first-name': 'El primer nombre',
    'middle-names': 'Lo que va en medio',
    'last-name': 'El último apellido',
    date: 'La fecha de nacimiento',
    month: 'El mes',
    day: 'El día',
    year: 'El año',
    'life-path': numbers['life-path'].label,
    destiny: numbers.destiny.label,
    expression: numbers.expression.label,
    'soul-urge': numbers['soul-urge'].label,
    personality: numbers.personality.label,
    'first-number': 'El primer número',
    'second-number': 'El segundo número',
    'first-pinnacle': 'El primer pináculo',
    'second-pinnacle': 'El segundo pináculo',
    'first-challenge': 'El primer desafío',
    'second-challenge': 'El segundo desafío',
    today: 'Hoy',
    'birth-day-and-month': 'Día y mes de nacimiento',
    seed: 'La semilla',
  };

/** One of the numbers of a draw. */
export const position = (place: number) => `Número ${place}`;

/** “el 2”, “el 8”. */
const withArticle = (value: number) => `el ${value}`;

export const digits = (text: string) => `Las cifras de ${text}`;
export const nothingToAdd = 'Nada que sumar, así que 0';
export const masterKept = (to: number) => `El ${to} es un número maestro y se queda como está`;
export const nothingLeft = (from: number) => `${from} entre 9 no deja resto, y eso cuenta como 9`;
export const remainder = (from: number, divisor: number, to: number) =>
  `${from} entre ${divisor} deja un resto de ${to}`;
export const nineForZero = 'Si no hay distancia, cuenta como 9';

export const mostFrequent = (to: number, count: number) =>
  `El ${to} es el que más se repite: ${timesInFigures(count)}`;
export const tied = (values: readonly number[], count: number, to: number) =>
  `Empatan ${listed(values.map(withArticle))}, con ${timesInFigures(count)} cada uno; gana el más bajo: ${to}`;
export const noneMissing = 'No falta ningún valor';
export const missing = (values: readonly number[]) =>
  `Ninguna letra vale ${listed(values.map(String), 'or')}`;
export const present = (count: number) =>
  `${plural(count, 'Aparece', 'Aparecen')} ${count} de los nueve valores`;
export const letter = (letter: string, to: number) => `La ${letter} vale ${to}`;
export const noSuchLetter = 'No hay ninguna letra así';
export const noLetters = 'No hay letras que contar';
export const noLettersSo = (to: number) => `${noLetters}, así que ${to}`;
export const transit = (age: number, cycle: number, letter: string, to: number) =>
  `Con ${age} ${plural(age, 'año', 'años')}, en un ciclo de ${cycle}, rige la ${letter}, que vale ${to}`;
export const digitCounts = (counts: readonly string[]) =>
  `Las cifras que aparecen: ${counts.join(', ')}`;

export const scoreOf = (row: number, column: number, to: number) =>
  `En la tabla, el ${row} y el ${column} tienen ${to} puntos`;
export const noScoreOf = (row: number, column: number, to: number) =>
  `En la tabla no están el ${row} y el ${column}, así que ${to}`;
export const bonus = (from: number, points: number, masters: number, to: number) =>
  `${from} + ${points} por ${plural(masters, 'el', 'cada')} número maestro = ${to}`;
export const cap = (from: number, limit: number) => `${from} pasa del límite, así que ${limit}`;

export const dayOfYear = (day: number) => `Hoy es el día ${day} del año`;
export const stepUp = (from: number, to: number) =>
  `El ${from} ya salió, así que el siguiente: ${to}`;
export const sorted = (values: readonly number[]) => `En orden: ${values.join(', ')}`;

/** Steps in the middle of a line: “6 + 5 = 11, número maestro”. */
export const asMaster = ', número maestro';
export const asNine = ', que cuenta como 9';
export const lettersMake = (letters: number, to: number) => `${letters} letras suman ${to}`;

/** Which letters a number counts, where that is not all of them. */
export const firstWord = 'La primera palabra';
export const vowels = 'Las vocales A, E, I, O y U';
export const vowelsAndYs = 'Las vocales A, E, I, O y U, y la Y donde la elegiste';
export const consonants = 'Las consonantes, la Y entre ellas';
export const consonantsAndNoYs = 'Las consonantes, sin la Y que elegiste como vocal';
export const noLetterHere = 'Aquí no hay ninguna letra de la A a la Z.';

/** “La é cuenta como e y la ñ como n.” */
export const spelledAs = (letters: readonly { readonly character: string; as: string }[]) =>
  `${listed(
    letters.map(({ character, as }, index) =>
      index === 0 ? `La ${character} cuenta como ${as}` : `la ${character} como ${as}`,
    ),
  )}.`;

/** “Sin contar: é y ’.” */
export const notCounted = (characters: readonly string[]) => `Sin contar: ${listed(characters)}.`;
