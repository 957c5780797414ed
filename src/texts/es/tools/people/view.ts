import type { CalendarDate } from '@ninefold/numerology';
import { listed, monthName, plural } from '../../language';

export const noBirthDate = 'Falta la fecha de nacimiento.';
export const addIt = 'Añadir';
export const noName = 'Falta el nombre: se añade con Cambiar nombre.';
export const notKnown = 'no se sabe';

export const compare = 'Comparar';
export const rename = 'Cambiar nombre';
export const remove = 'Quitar';
export const removed = (name: string) => `Ya no está en tu gente: ${name}.`;

export const newName = 'Nombre nuevo';
export const saveName = 'Guardar el nombre';
export const cancel = 'Cancelar';

/** The numbers of a year and a month, both stressed. */
export const aboutCycles = (
  { year, month }: CalendarDate,
  yearNumber: number,
  monthNumber: number,
) => [
  `${year} es un año `,
  `${yearNumber}`,
  `, y ${monthName(month)} es un mes `,
  `${monthNumber}`,
  '.',
];

export const tooManyToShow = (count: number, most: number) =>
  `En este navegador hay ${count} personas. Aquí se muestran las primeras ${most}; una copia las lleva a todas.`;

export const everyPair = 'Cómo se llevan';

/** What the table shows, and whom it leaves out. */
export const aboutTable =
  'El porcentaje de cada par, con los mismos cinco números que en [Cosa de dos](page:together). Cuanto más claro el cuadro, mejor se llevan. Ningún par baja del 32\u00a0% ni pasa del 88\u00a0%.';
export const tableCaption = 'La compatibilidad de cada par, en porcentaje';
export const leftOut = (names: readonly string[]) =>
  `Hacen falta un nombre completo y una fecha de nacimiento, así que en la tabla no ${plural(names.length, 'aparece', 'aparecen')} ${listed(names)}.`;

export const firstPerson = 'Primera persona';
export const secondPerson = 'Segunda persona';
export const compareTwo = 'Comparar a estas dos';
