import type { CalendarDate } from '@ninefold/numerology';
import { counted, listed, longDate } from '../../language';

/** Whose profile it is: the birth, the age, and the day on which it was drawn up. */
export const unborn = (date: CalendarDate) => `Nacimiento: ${longDate(date)}, que aún no llega.`;
export const newborn = (date: CalendarDate) =>
  `Nacimiento: ${longDate(date)}, hace menos de un año.`;
export const born = (date: CalendarDate, age: number) =>
  `Nacimiento: ${longDate(date)}, hace ${counted(age, 'año')}.`;
export const leapDay =
  'En los años sin ese día, tu cumpleaños cuenta el 1 de marzo, y cuándo lo celebras es cosa tuya.';
export const drawnUp = (today: CalendarDate) => `Perfil del ${longDate(today)}.`;

export const print = 'Imprimir o guardar como PDF';
export const allNumbers = 'Todos los números';

/** What a screen reader calls the row of links to the sections. */
export const sectionLinks = 'Partes del perfil';

/** What the sections are called in that row, by the ends of their ids. */
export const sectionNames = {
  all: 'Todos los números',
  portrait: 'Retrato',
  nine: 'Los nueve',
  name: 'El nombre',
  date: 'La fecha',
  joint: 'Juntos',
  now: 'Ahora',
  life: 'A la larga',
  grid: 'Cuadrícula natal',
  small: 'Números pequeños',
};

/** The headings of the sections, with a sentence or two that help to read what follows. */
export const sections = {
  nine: {
    heading: 'Los nueve números',
    intro:
      'Seis salen solo de las letras del nombre, aunque Destino y Expresión son la misma suma. Dos salen de la fecha, y la Madurez suma las dos cosas.',
  },
  name: {
    heading: 'El nombre',
    intro:
      'Cuántas veces aparece cada valor entre las letras, y qué se dice de uno que no aparece nunca.',
  },
  date: {
    heading: 'La fecha',
    intro: 'No la eligió nadie. Se dice que el día del mes, por sí solo, trae un talento.',
  },
  joint: {
    heading: 'El nombre y la fecha, juntos',
    intro:
      'Otras dos cuentas necesitan las dos cosas. Una las suma, para el trabajo. La otra mide qué distancia hay de tu nombre a tu fecha.',
  },
  now: {
    heading: 'Dónde estás ahora',
    intro:
      'Todo lo de arriba se queda como está. Estos tres se mueven: el año, el 1 de enero; el mes, el día 1; el día, a medianoche.',
  },
  life: {
    heading: 'A la larga',
    intro:
      'Los pináculos dicen qué sale bien durante unos años; los desafíos, qué se cruza una y otra vez; los periodos, de qué trata esa parte de la vida. Cambian el día del cumpleaños, siempre en un año personal 9.',
  },
  grid: {
    heading: 'La cuadrícula natal',
    intro:
      'Las cifras de tu fecha en un cuadrado de nueve. No suma nada: solo muestra lo que hay, y qué líneas están llenas o vacías.',
  },
  small: {
    heading: 'Los números pequeños',
    intro:
      'Para quien lo quiere todo. Cada uno responde a una pregunta pequeña, y ninguno manda más que los nueve.',
  },
};

/** The cycles are counted before the birth, too. */
export const notYetBorn =
  'Esa fecha de nacimiento aún no ha llegado. De todos modos contamos su año, su mes y su día.';

export const anotherName = '¿Usas también otro nombre? [Mira qué cambia](page:names).';

/** Links to the pages of a person's nine numbers: a number and an address each. */
export const pagesOf = (pages: readonly (readonly [number: number, address: string])[]) =>
  `Cada número tiene su propia página: ${listed(pages.map(([number, address]) => `[${number}](${address})`))}.`;

/** The way to the page of a birthday. */
export const pageOfDay = (address: string) =>
  `Tu día tiene [su propia página](${address}), y cada uno de tus números también.`;

/** The last line of the profile. */
export const colophon = (address: string) =>
  `Solo para entretenerte: las cuentas son exactas y los significados son una costumbre. Hecho en tu navegador, en ${address}.`;
