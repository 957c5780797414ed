import { plural, spelled } from '../language';
import { yearWords } from '../numbers';

/** What a screen reader calls the cards. */
export const whatNext = '¿Y ahora?';

/*
 * What the cards after a result say. Each sentence has the visitor's own number in it.
 */

const DAYS = {
  1: 'da el primer paso',
  2: 'escucha',
  3: 'diviértete un poco',
  4: 'pon algo en orden',
  5: 'prueba de otra manera',
  6: 'cuida a alguien',
  7: 'tómate tu tiempo',
  8: 'deja algo resuelto',
  9: 'suelta algo',
} as const;

const CAREERS = {
  1: 'te gusta un escritorio sin jefes al lado',
  2: 'te van bien dos sillas en un mismo escritorio',
  3: 'alguien tiene que enterarse',
  4: 'te gusta saber qué se espera de ti',
  5: 'un solo escritorio nunca te basta',
  6: 'sabes de quién es el cumpleaños',
  7: 'quieres una puerta que se cierre',
  8: 'sabes cuánto vale el trabajo',
  9: 'quieres que sirva de algo',
} as const;

const PAST_LIVES = {
  1: 'en pie de guerra',
  2: 'haciendo las paces',
  3: 'contando cuentos',
  4: 'levantando murallas',
  5: 'explorando el mundo',
  6: 'curando a los demás',
  7: 'buscando lo oculto',
  8: 'dando órdenes',
  9: 'dando consejos',
} as const;

type Nine = keyof typeof DAYS;

function isNine(number: number): number is Nine {
  return number in DAYS;
}

export const yearCard = (year: number) =>
  isNine(year) ? `Tu año es un ${year}: toca ${yearWords[year - 1]}.` : undefined;

export const dayCard = (day: number) =>
  isNine(day) ? `Hoy es un ${day} para ti: ${DAYS[day]}.` : undefined;

export const careerCard = (career: number) =>
  isNine(career) ? `En el trabajo eres un ${career}: ${CAREERS[career]}.` : undefined;

export const karmicCard = (karmic: number) =>
  isNine(karmic)
    ? `Tu vida pasada es un ${karmic}. Dicen que la pasaste ${PAST_LIVES[karmic]}.`
    : undefined;

export const homeCard = (lifePath: number) =>
  `Tu Camino de Vida es un ${lifePath}. Hay ocho números más que son tuyos.`;

export const profileCard = (number: number) =>
  `Tu ${number} y todo lo que lo rodea, en un solo retrato.`;

export const togetherCard = (number: number) => `Eres un ${number}. ¿Y la otra persona?`;

export const namesCard = (destiny: number) =>
  `Tu nombre suma ${destiny}. Prueba con un apodo, o con un solo apellido.`;

export const sigilCard = (first: number, last: number) =>
  `La línea de tu nombre empieza en el ${first} y termina en el ${last}.`;

export const gridCard = (digit: number, count: number) =>
  plural(
    count,
    `En tu fecha hay un ${digit}, y tiene una casilla propia.`,
    `En tu fecha hay ${spelled(count)} ${digit}. Mira qué llenan.`,
  );

export const blindTestCard = (number: number) =>
  `¿Reconocerías tu ${number} si nadie te dijera el número?`;

export const byHandCard = (number: number) => `Encuentra tu ${number} por tu cuenta, con un lápiz.`;

export const whyDifferentCard = (number: number) =>
  `¿Otra página dice que no eres un ${number}? Averigüemos por qué.`;

export const pairsCard = (number: number) =>
  `Cómo se lleva un ${number} con los otros once números.`;

export const birthdayCard = (day: number) =>
  `Dicen que nacer un día ${day} ya significa algo por sí solo.`;
