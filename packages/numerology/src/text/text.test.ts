import { expect, test } from 'vitest';
import {
  assignLetters,
  attitude,
  birthGrid,
  chart,
  cycles,
  essence,
  karmic,
  lifePath,
  personalMonth,
  personalYear,
  profile,
  type Step,
} from '../index.ts';
import * as spanish from './es.ts';
import * as english from './index.ts';
import {
  describeNumber,
  describeSpan,
  describeStep,
  describeSteps,
  type NumberName,
  numberTitle,
} from './index.ts';

/** How often each of 1–9 occurs, as digits. */
const counts = (text: string) => Array.from(text, Number);

// biome-ignore format: one step a line
const STEPS: readonly (readonly [string, Step])[] = [
  ['Letters: Z 8, O 6 (ë is not counted)', assignLetters('Zoë', { letters: 'a-z' })],
  ['Letters: Z 8, O 6, E 5 (ë counts as E)', assignLetters('Zoë')],
  ['Letters: none (4 and 2 are not counted)', assignLetters('42')],
  ['The digits of 1906-12-09', { kind: 'digits', text: '1906-12-09', to: [1, 9, 0, 6, 1, 2, 0, 9] }],
  ['7 + 9 + 1 + 3 + 5 = 25', { kind: 'sum', terms: [7, 9, 1, 3, 5], to: 25 }],
  ['7', { kind: 'sum', terms: [7], to: 7 }],
  ['Nothing to add, so 0', { kind: 'sum', terms: [], to: 0 }],
  ['25 → 2 + 5 = 7', { kind: 'reduction', from: 25, digits: [2, 5], to: 7 }],
  ['22 is a master number and stays as it is', { kind: 'master-kept', to: 22 }],
  ['33 divided by 9 leaves 6', { kind: 'fold', from: 33, remainder: 6, to: 6 }],
  ['18 divides by 9 with nothing left over, which counts as 9', { kind: 'fold', from: 18, remainder: 0, to: 9 }],
  ['11 − 4 = 7', { kind: 'difference', left: 11, right: 4, to: 7 }],
  ['9 − 2 = 7', { kind: 'difference', left: 2, right: 9, to: 7 }],
  ['No distance at all counts as 9', { kind: 'nine-for-zero', to: 9 }],
  ['Life Path: 3', { kind: 'part', name: 'life-path', steps: [], to: 3 }],
  ['5 occurs most often, 3 times', { kind: 'most-frequent', counts: counts('100030000'), tied: [5], to: 5 }],
  ['1 and 5 occur most often, once each; of several, the lowest is taken: 1', { kind: 'most-frequent', counts: counts('100010000'), tied: [1, 5], to: 1 }],
  ['No letters to count', { kind: 'most-frequent', counts: counts('000000000'), tied: [], to: undefined }],
  ['No letter is worth 2, 4, or 8', { kind: 'missing', counts: counts('101011101'), to: [2, 4, 8] }],
  ['No value is missing', { kind: 'missing', counts: counts('111111111'), to: [] }],
  ['7 of the nine values occur', { kind: 'present', counts: counts('101011111'), to: 7 }],
  ['G is 7', { kind: 'letter', letter: 'G', to: 7 }],
  ['There is no such letter', { kind: 'letter', letter: undefined, to: undefined }],
  ['At the age of 20, in a cycle of 22 years, A holds, which is 1', { kind: 'transit', age: 20, cycle: 22, letter: 'A', to: 1 }],
  ['The digits that occur: 2 × 1, 1 × 9', { kind: 'digit-counts', to: counts('200000001') }],
];

test.each(STEPS)('%s', (sentence, step) => {
  expect(describeStep(step)).toBe(sentence);
});

// biome-ignore format: one step a line
const SPANISH_STEPS: readonly (readonly [string, Step])[] = [
  ['Letras: Z 8, O 6 (sin contar: ë)', assignLetters('Zoë', { letters: 'a-z' })],
  ['Letras: I 9, N 5, E 5, S 1 (la é cuenta como E)', assignLetters('Inés')],
  ['Letras: ninguna (sin contar: 4 y 2)', assignLetters('42')],
  ['Las cifras de 1906-12-09', { kind: 'digits', text: '1906-12-09', to: [1, 9, 0, 6, 1, 2, 0, 9] }],
  ['Nada que sumar, así que 0', { kind: 'sum', terms: [], to: 0 }],
  ['25 → 2 + 5 = 7', { kind: 'reduction', from: 25, digits: [2, 5], to: 7 }],
  ['El 22 es un número maestro y se queda como está', { kind: 'master-kept', to: 22 }],
  ['33 entre 9 deja un resto de 6', { kind: 'fold', from: 33, remainder: 6, to: 6 }],
  ['18 entre 9 no deja resto, y eso cuenta como 9', { kind: 'fold', from: 18, remainder: 0, to: 9 }],
  ['Si no hay distancia, cuenta como 9', { kind: 'nine-for-zero', to: 9 }],
  ['Camino de Vida: 3', { kind: 'part', name: 'life-path', steps: [], to: 3 }],
  ['El 5 es el que más se repite: 3 veces', { kind: 'most-frequent', counts: counts('100030000'), tied: [5], to: 5 }],
  ['Empatan el 1 y el 5, con 1 vez cada uno; gana el más bajo: 1', { kind: 'most-frequent', counts: counts('100010000'), tied: [1, 5], to: 1 }],
  ['No hay letras que contar', { kind: 'most-frequent', counts: counts('000000000'), tied: [], to: undefined }],
  ['Ninguna letra vale 2, 4 u 8', { kind: 'missing', counts: counts('101011101'), to: [2, 4, 8] }],
  ['Ninguna letra vale 8 o 9', { kind: 'missing', counts: counts('111111100'), to: [8, 9] }],
  ['No falta ningún valor', { kind: 'missing', counts: counts('111111111'), to: [] }],
  ['Aparecen 7 de los nueve valores', { kind: 'present', counts: counts('101011111'), to: 7 }],
  ['La G vale 7', { kind: 'letter', letter: 'G', to: 7 }],
  ['No hay ninguna letra así', { kind: 'letter', letter: undefined, to: undefined }],
  ['Con 1 año, en un ciclo de 22, rige la A, que vale 1', { kind: 'transit', age: 1, cycle: 22, letter: 'A', to: 1 }],
  ['Las cifras que aparecen: 2 × 1, 1 × 9', { kind: 'digit-counts', to: counts('200000001') }],
];

test.each(SPANISH_STEPS)('%s', (sentence, step) => {
  expect(spanish.describeStep(step)).toBe(sentence);
});

test('every language has every function', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
});

test('a working is lines, and its parts are further in', () => {
  expect(describeSteps(karmic('Rim', { year: 2000, month: 1, day: 1 }).steps)).toEqual([
    '  Letters: R 9, I 9, M 4',
    '  9 + 9 + 4 = 22',
    '  22 is a master number and stays as it is',
    'The name: 22',
    '  The digits of 2000-01-01',
    '  2 + 0 + 0 + 0 + 0 + 1 + 0 + 1 = 4',
    'The birth date: 4',
    '22 − 4 = 18',
  ]);
});

/** 12 + 9 = 21; 12 + 9 + 1952 = 1973 → 20 → 2; 12 → 3, 9 and 1906 → 16 → 7: 3 + 9 + 7 = 19 → 10 → 1. */
const GRACE = { year: 1906, month: 12, day: 9 };
const NEW_YEAR = { today: { year: 1952, month: 1, day: 1 } };

test.each([
  ['Attitude', attitude(GRACE), ['12 + 9 = 21'], ['9 + 12 = 21']],
  [
    'Personal Year',
    personalYear(GRACE, NEW_YEAR),
    ['12 + 9 + 1952 = 1973'],
    ['9 + 12 + 1952 = 1973'],
  ],
  [
    'Personal Month',
    personalMonth(GRACE, NEW_YEAR),
    ['12 + 9 + 1952 = 1973', '2 + 1 = 3'],
    ['9 + 12 + 1952 = 1973', '2 + 1 = 3'],
  ],
  [
    'Life Path',
    lifePath(GRACE),
    ['The digits of 1906-12-09', '1 + 9 + 0 + 6 + 1 + 2 + 0 + 9 = 28'],
    ['Las cifras de 09/12/1906', '0 + 9 + 1 + 2 + 1 + 9 + 0 + 6 = 28'],
  ],
  [
    'Life Path by parts',
    lifePath(GRACE, { method: 'parts' }),
    ['The month: 3', 'The day: 9', 'The year: 7', '3 + 9 + 7 = 19'],
    ['El día: 9', 'El mes: 3', 'El año: 7', '9 + 3 + 7 = 19'],
  ],
  ['birth grid', birthGrid(GRACE), ['The digits of 1906-12-09'], ['Las cifras de 09/12/1906']],
])(
  'the working of a %s has the month first in English, the day in Spanish',
  (_, worked, inEnglish, inSpanish) => {
    const found = (all: readonly string[], some: readonly string[]) =>
      all.filter((line) => some.includes(line));
    expect(found(describeSteps(worked.steps), inEnglish)).toEqual(inEnglish);
    expect(found(spanish.describeSteps(worked.steps), inSpanish)).toEqual(inSpanish);
  },
);

const today = { year: 1952, month: 1, day: 1 };
const whole = {
  ...profile('Grace Hopper', GRACE),
  ...cycles(GRACE, { today }),
  essence: essence('Grace Hopper', GRACE, { today }),
};
const keys = [
  ...Object.keys({ ...whole, ...whole.planes, ...whole.bridges }),
  ...Object.keys(chart('Grace Hopper')),
] as NumberName[];

test.each([...new Set(keys)])('%s has a title and words', (key) => {
  expect(numberTitle(key)).toMatch(/^[A-Z][a-z]+( [A-Za-z]+)*$/);
  expect(describeNumber(key)).toMatch(/^[A-Z1].+[^.]$/);
  expect(spanish.numberTitle(key)).toMatch(/^\p{Lu}\p{L}+( \p{L}+)*$/u);
  expect(spanish.describeNumber(key)).toMatch(/^\p{Lu}.+[^.]$/u);
});

test('ages do not overlap', () => {
  // A Life Path of 1: 36 − 1, and nine years each
  expect(whole.pinnacles.map(describeSpan)).toEqual([
    'ages 0 to 34',
    'ages 35 to 43',
    'ages 44 to 52',
    'from the age of 53',
  ]);
  expect(describeSpan({ fromAge: 7, toAge: 8 })).toBe('age 7');
  expect(whole.pinnacles.map(spanish.describeSpan)).toEqual([
    'de los 0 a los 34 años',
    'de los 35 a los 43 años',
    'de los 44 a los 52 años',
    'desde los 53 años',
  ]);
  expect(spanish.describeSpan({ fromAge: 7, toAge: 8 })).toBe('con 7 años');
});
