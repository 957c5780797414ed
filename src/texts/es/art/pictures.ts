/*
 * What is lettered in the pictures of articles.
 */

/** What the articles add up letter by letter: a name, one name in three spellings, and a sentence. */
export const addedName = 'Inés Peña';
export const spellings = ['Ximena', 'Jimena', 'Gimena'];
export const addedSentence = 'Canto cada martes';

/** The places of children, by what a place is called in the code. */
export const places = {
  eldest: 'mayor',
  middle: 'en medio',
  youngest: 'menor',
  only: 'sin hermanos',
};

/** How a boat goes in its river. */
export const currents = ['a favor', 'en contra', 'de lado'];

/** What is asked of two jobs. */
export const questions = {
  reader: '¿Quién lo leyó?',
  signature: '¿Qué puedo firmar?',
  lunch: '¿Dónde comemos?',
};

export const rooms = ['cama', 'cocina', 'calle'];
export const triads = { mind: 'mente', matter: 'materia', heart: 'corazón' };

export const name = 'nombre';
export const date = 'fecha';
export const dateParts = { month: 'mes', day: 'día', year: 'año' };
export const thisYear = 'este año';
/** From Sunday on. */
export const weekdays = ['D', 'L', 'M', 'M', 'J', 'V', 'S'];

export const sum = 'suma';
export const kept = 'queda';
export const none = 'nada';

/** A star whose points are joined by a stride: “9 de 2 en 2”. */
export const byStride = (points: number, stride: number) => `${points} de ${stride} en ${stride}`;
