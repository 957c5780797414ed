import type { CalendarDate } from '@ninefold/numerology';

/** A name and a birth date to calculate with. */
export interface Person {
  readonly name: string;
  readonly date: CalendarDate;
}

/** Short and long names, with and without accents, so that no outcome is constant. */
export const PEOPLE: readonly Person[] = [
  { name: 'Grace Brewster Hopper', date: { year: 1906, month: 12, day: 9 } },
  { name: 'Alan Mathison Turing', date: { year: 1912, month: 6, day: 23 } },
  { name: 'Emmy Noether', date: { year: 1882, month: 3, day: 23 } },
  { name: 'José Ángel Núñez', date: { year: 1990, month: 5, day: 15 } },
  { name: 'Katherine Coleman Goble Johnson', date: { year: 1918, month: 8, day: 26 } },
  { name: 'Li Wei', date: { year: 2001, month: 11, day: 29 } },
  { name: "Sinéad O'Connor", date: { year: 1966, month: 12, day: 8 } },
  { name: 'Maria Salomea Skłodowska', date: { year: 1867, month: 11, day: 7 } },
];
