export { roundHalfUp } from '../arithmetic/round-half-up.ts';
export { dayOfYear, isWithin } from '../calendar/days.ts';
export { universalDayOf } from '../date-numbers/universal-day-of.ts';
