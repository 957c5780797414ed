import { capitalized, monthName } from '../language';

export const submit = 'Calcular mi año personal';
export const forExample = 'por ejemplo';
export const see = (year: number) => `Ver ${year}`;
export const noMonths = 'No pudimos cargar los meses. El resto de tu año está aquí.';

export const monthsOf = (year: number) => `${year}, mes a mes`;

/** What a personal month is, and which one it is now, in the current year. */
export const aboutMonths = (now: number | undefined) =>
  `Súmale a tu año personal el número del mes, y cada mes tendrá el suyo.${now ? ` El de este mes es ${now}.` : ''}`;

export const monthTitle = (month: number, title: string, isNow: boolean) =>
  `${capitalized(monthName(month))}: ${title}${isNow ? ' (ahora)' : ''}`;

export const save = 'Guardar en mi calendario';
export const aboutFile =
  'Es un archivo de doce entradas (.ics), hecho aquí mismo, en tu navegador. Tu fecha de nacimiento no va en él.';

/** The title of a month in a calendar, and the text below it. */
export const eventTitle = (number: number, title: string) => `Mes personal ${number}: ${title}`;
export const eventText = (line: string, address: string) =>
  `${line}\nSolo para entretenerte. ${address}`;
