import { monthName } from '../language';

export const submit = 'Calculate Personal Year Number';
export const forExample = 'for example';
export const see = (year: number) => `See ${year}`;
export const noMonths = 'We couldn’t load the months. The rest of your year is here.';

export const monthsOf = (year: number) => `${year}, month by month`;

/** What a personal month is, and which one it is now, in the current year. */
export const aboutMonths = (now: number | undefined) =>
  `Add the month to your personal year, and each month gets a number of its own.${now ? ` This month’s is ${now}.` : ''}`;

export const monthTitle = (month: number, title: string, isNow: boolean) =>
  `${monthName(month)}: ${title}${isNow ? ' (now)' : ''}`;

export const save = 'Save for my calendar';
export const aboutFile =
  'It’s a file of twelve entries (.ics), made here in your browser. Your birth date isn’t in it.';

/** The title of a month in a calendar, and the text below it. */
export const eventTitle = (number: number, title: string) => `Personal month ${number}: ${title}`;
export const eventText = (line: string, address: string) =>
  `${line}\nFor entertainment. ${address}`;
