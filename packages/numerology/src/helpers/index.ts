export { roundHalfUp } from '../arithmetic/arithmetic.ts';
export { isWithin } from '../calendar/calendar-date.ts';
export { universalDayOf } from '../calendar/date-digits.ts';
export { dayOfYear } from '../calendar/days.ts';
export { dayFirst } from '../working/day-first.ts';
