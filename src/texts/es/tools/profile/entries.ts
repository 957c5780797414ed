import { inSentence, type NumberId, withArticle } from '../../numbers';

export const readYour = (id: NumberId, value: number) => `Lee tu ${inSentence(id)} ${value}`;
export const moreAbout = (value: number) => `Más sobre este ${value}`;

/** A working on one line. */
export const found = (line: string) => `Así salió: ${line}`;

export const byChaldeanLetters = (compound: number, value: number) =>
  `Con las letras caldeas, una tabla más antigua y con otros valores: ${compound === value ? value : `${compound}, que da ${value}`}`;

/** Why a number has no reading. */
export const noDistance = (distance: number) =>
  `No tenemos lectura para una distancia de ${distance}, que solo sale con un número maestro en un lado o en los dos. Lo que significa cada lado está en Destino y en Camino de Vida.`;
export const nothingToAdd = (id: NumberId) =>
  `En este nombre no había nada que sumar para ${withArticle[id]}, así que es 0, y el 0 no tiene lectura.`;
