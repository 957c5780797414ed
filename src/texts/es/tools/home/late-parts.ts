import { inSentence, type NumberId } from '../../numbers';

export const besideNumber = (id: NumberId, value: number) =>
  `Junto al ${value} de tu ${inSentence(id)}`;

/** Where a pair is told, which it is only once: under another number, or in the portrait. */
export const readUnder = (one: number, other: number, id: NumberId) =>
  `Lo que pasa entre ${pair(one, other)} puedes leerlo en tu ${inSentence(id)}.`;
export const readFurtherDown = (one: number, other: number) =>
  `Lo que pasa entre ${pair(one, other)} puedes leerlo más abajo, donde están todos juntos.`;

const pair = (one: number, other: number) =>
  one === other ? `tus ${one}` : `un ${one} y un ${other}`;

const two = 'Hay dos maneras comunes de sumar una fecha.';

/** Said where both ways lead to the same number. */
export const bothGive = (value: number) => `${two} Con la tuya, las dos dan ${value}.`;

/** Said where one way stops at a master number. */
export const oneStops = (master: number, reduced: number) =>
  `${two} A una fecha de cada siete, más o menos, le dan números distintos, y la tuya es de esas. Una manera se detiene en el ${master}, que es un número maestro, y la otra sigue hasta el ${reduced}.`;

export const inOneRow = 'Todas las cifras en fila, como aquí';
export const apart = 'Día, mes y año por separado';
