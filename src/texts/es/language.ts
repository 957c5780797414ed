import type { CalendarDate, CountedLetters } from '@ninefold/numerology';

/** The language of every page, as its `lang` attribute names it. */
export const LANGUAGE = 'es';

/** Whose customs `Intl` follows: those of Latin America, where most readers are. */
export const LOCALE = 'es-419';

/** Whether a date begins with its day. */
export const DAY_FIRST: boolean = true;

/** The signs of currencies that `Intl` writes as a code in this language. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = { USD: 'US$', EUR: '€' };

/** Which letters count where nobody decided: á as a, ü as u, ñ as n (docs/rules/letters-and-dates.md#counted-letters). */
export const COUNTED_LETTERS: CountedLetters = 'spelled';

const SPELLED = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

/** A small count before a masculine noun, spelled out: “un número”, “dos números”. */
export function spelled(count: number): string {
  return SPELLED[count] ?? String(count);
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** “coincidencia” for one, “coincidencias” for any other count, none included. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** “1 acierto”, “10 000 aciertos”. */
export function counted(count: number, one: string, many?: string): string {
  return `${grouped(count)} ${plural(count, one, many)}`;
}

/** “una vez”, “dos veces”. */
export function times(count: number): string {
  return count === 1 ? 'una vez' : `${spelled(count)} veces`;
}

/** “1 vez”, “2 veces”: beside other figures. */
export function timesInFigures(count: number): string {
  return counted(count, 'vez', 'veces');
}

/** “1.º”, “22.º”: a place in a row. A day of the month is a plain figure in Spanish. */
export function ordinal(place: number): string {
  return `${place}.º`;
}

/** Before the sound i, *y* is *e*: Inés, Hilda, Yvonne, but not hielo or Yolanda. */
const SOUNDS_LIKE_Y = /^(?:h?[ií](?!e)|y(?![aeiouáéíóú]))/i;
/** Before the sound o, *o* is *u*: Óscar, Hortensia, 8, 11. */
const SOUNDS_LIKE_O = /^(?:h?[oó]|8|11$)/i;

/** “y” or “e”, before the word that follows. */
export const and = (next: string) => (SOUNDS_LIKE_Y.test(next) ? 'e' : 'y');

/** “o” or “u”, before the word that follows. */
export const or = (next: string) => (SOUNDS_LIKE_O.test(next) ? 'u' : 'o');

/** “a”, “a y b”, “a, b y c”; “a e Inés”, “7 u 8”. */
export function listed(items: readonly string[], joint?: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${joint === 'or' ? or(last) : and(last)} ${last}`;
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');

/** “15 de mayo de 1990”. */
export function longDate({ year, month, day }: CalendarDate): string {
  return `${day} de ${monthName(month)} de ${year}`;
}

/** “martes 15 de mayo de 1990”. */
export function fullDate(date: CalendarDate): string {
  // UTC for both parsing and formatting, so that no time zone shifts the date.
  const weekday = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  return `${WEEKDAYS[weekday]} ${longDate(date)}`;
}

/** “septiembre”. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** “15 sep 2026”. */
export function shortDate({ year, month, day }: CalendarDate): string {
  return `${day} ${shortMonth(month)} ${year}`;
}

/** “sep”. */
export function shortMonth(month: number): string {
  return monthName(month).slice(0, 3);
}

/** A whole number, its thousands apart from five digits on, by a narrow space: “9999”, “10 000”. */
export function grouped(count: number): string {
  const figures = String(count);
  return figures.length < 5 ? figures : figures.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
}

/** The sentences of a text. */
export const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!…]»?\.?)\s+(?=[«¿¡]*[\p{Lu}\d{])/u);

/** The first sentence of a text. */
export const firstSentence = (text: string) => sentencesOf(text)[0] ?? text;

/**
 * A master number is one digit in the table of pairs and another one in a sum that must end on one. Wherever
 * both can be seen, this sentence says so.
 */
export function masterLookup(master: number): string {
  const repeated = master / 11;
  return `El ${master} se busca como ${repeated}, la cifra que repite; una suma que tiene que terminar en una sola cifra lo reduce a ${2 * repeated}`;
}
