import type { CalendarDate } from '@ninefold/numerology';
import { listed, longDate, plural } from '../../language';

export const kind = 'Nombres comparados';
export const tapNumber = 'Pulsa un número para ver qué significa.';
export const number = 'Número';
export const whatChanges = 'Qué cambia';
export const nothingDoes = 'Nada. Uses el nombre que uses, los números son los mismos.';
export const whatStays = 'Qué se queda';
export const onlyLifePath =
  'Del nombre, ningún número. El Camino de Vida, siempre: sale de la fecha de nacimiento, te llames como te llames.';
export const letterByLetter = 'Letra por letra';
export const bridge = 'El puente a tu Camino de Vida';
export const whatTheyMean = 'Qué significan los números';
export const noLetter =
  'Un 0 quiere decir que no hay ninguna letra que contar, así que no tiene lectura.';
export const whichName = '[¿Qué nombre uso?](#which-name) Lo que dice cada escuela.';

/** The summary of a working. */
export const howFound = (name: string, value: number) => `Cómo salió el ${value} de ${name}`;

/** Whose names they are: “Karla y Carla · 15 de mayo de 1990”. */
export const whose = (names: readonly string[], date: CalendarDate | undefined) =>
  [listed(names), date && longDate(date)].filter(Boolean).join(' · ');

export const lifePathStays = (lifePath: number) =>
  `El Camino de Vida es ${lifePath} con cualquier nombre, porque sale de la fecha de nacimiento.`;

export const aboutBridge = (lifePath: number) =>
  `El puente es la distancia entre tu Camino de Vida, ${lifePath}, y el Destino de un nombre, cada uno llevado a una cifra. Si es corto, se lee como un nombre cercano a la fecha; si es largo, como uno al que se llega con los años. Es una distancia, y no dice nada de cómo se llevan los dos.`;

/** Said of the bridges where no name is closer to the Life Path than another. */
export const sameDistance = (names: number) =>
  `${names === 2 ? 'Los dos' : 'Todos los'} nombres están a la misma distancia.`;

/** Which names are closest to the Life Path. */
export const closest = (names: readonly string[]) =>
  `${plural(names.length, 'El más cercano es', 'Los más cercanos son')} ${listed(names)}.`;

/** The bridge of a name, which is stressed. */
export const bridgeOf = (name: string, destiny = 0, distance = 0) => [
  '',
  name,
  `: Destino ${destiny}, un puente de ${distance}.`,
];

export const howBridgeWasFound = (name: string) => `Cómo salió el puente de ${name}`;
