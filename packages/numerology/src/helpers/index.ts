export { roundHalfUp } from '../arithmetic/arithmetic.ts';
export { universalDayOf } from '../calendar/date-digits.ts';
export { dayOfYear, isWithin } from '../calendar/days.ts';
