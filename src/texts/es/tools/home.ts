import { listed } from '../language';
import { inSentence, type NumberId, numbers } from '../numbers';

export const submit = 'Calcular';
export const nineNumbers = 'Nueve números';
export const caption = 'Nueve números, y tres más que se quedan enteros.';
export const theNumber = (digit: number) => `El número ${digit}`;

const entries = { name: 'tu nombre', date: 'tu fecha de nacimiento' };

/** What is left to type before there is a result. */
export const typeAndPress = (missing: readonly (keyof typeof entries)[]) =>
  `Escribe ${listed(missing.map((id) => entries[id]))} y pulsa ${submit}.`;
export const pressToSee = (id: NumberId) => `Pulsa ${submit} para ver tu ${inSentence(id)}.`;
export const addYourDate = (id: NumberId) =>
  `Añade tu fecha de nacimiento y pulsa ${submit} para ver tu ${inSentence(id)}.`;

export const todayLine = '¿Qué día le toca hoy a tu gente?';
export const whatElse = 'Qué más hay aquí';
export const everything = 'Todo lo que hay';

/** What a visitor without a result is shown the way to, by the ids of the pages. */
export const otherPages = {
  profile: 'Todos tus números, en una sola página.',
  together: 'Dos personas, cinco pares de números.',
  today: 'Tu día, tu mes, tu año.',
  'birth-grid': 'Tu fecha en el cuadrado de nueve.',
  sigil: 'La forma de tu nombre.',
  'blind-test': '¿Reconocerías tu propia lectura?',
};

/** The title of a number that has no reading, and why it is a 0. */
export const justNumber = (value: number) => `Número ${value}`;
export const noDate = 'No hay fecha de nacimiento que sumar, así que este número es 0.';
export const noLetters = 'Ninguna letra de este nombre cuenta aquí, así que este número es 0.';

export const sameAsYour = (id: NumberId, value: number) =>
  `El mismo ${value} que en tu ${inSentence(id)}.`;
export const sameInsightsAs = (id: NumberId) => `Y además, lo mismo que en tu ${inSentence(id)}`;
export const asYour = (id: NumberId) => `Como tu ${inSentence(id)}`;
export const beforeForty = 'Antes de los cuarenta, tómalo como algo que viene en camino.';
export const afterForty = 'Este número ya te queda a la medida.';

export const keyTraits = 'Rasgos';

/** When the traits of a number show, by the id of the number whose table they are in. */
export const traitsShow = {
  'name-number': 'En compañía',
  'life-path': 'A lo largo de la vida',
  maturity: 'Después de los cuarenta',
  attitude: 'En el primer minuto',
  'hidden-passion': 'En el tiempo libre',
};

/** Said of traits that a number has from another one. */
export const traitsOfAny = (value: number) =>
  `Palabras para cualquier ${value}; no todas serán tuyas`;

export const nextIs = (id: NumberId) => `Siguiente: ${numbers[id].label}`;
export const nextIsProfile = 'Siguiente: tu perfil completo';

export const loading = 'Juntándolos…';
export const failed =
  'No pudimos cargar lo que dicen tus números juntos. Cada uno por su lado sigue aquí.';
