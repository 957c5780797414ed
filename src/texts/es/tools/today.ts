import type { CalendarDate, Cycles } from '@ninefold/numerology';
import { capitalized, fullDate } from '../language';
import { yearWords } from '../numbers';

export const optional = 'Opcional';
export const submit = 'Ver mi día';
export const caption = 'Un día, un mes y un año, con un número cada uno. Aquí irán los tuyos.';

export const today = 'Hoy';
export const tomorrow = 'Mañana';
export const day = 'Día';
export const month = 'Mes';
export const year = 'Año';
export const noPeople = 'No pudimos mostrar a tu gente, pero no se perdió nada.';

/** What a screen reader announces: a day, and its three numbers. */
export const announcement = (
  date: CalendarDate,
  { personalDay, personalMonth, personalYear }: Cycles,
) =>
  `${capitalized(fullDate(date))}: día personal ${personalDay.value}, mes personal ${personalMonth.value}, año personal ${personalYear.value}`;

/** What the month and the year are good for. With “el”, the month 5 would be May. */
export const describeCycles = ({ personalMonth, personalYear }: Cycles, monthTitle: string) =>
  `Un mes ${personalMonth.value}: ${monthTitle.toLowerCase()}. Un año ${personalYear.value}: ${yearWords[personalYear.value - 1]}.`;
