export { roundHalfUp } from '../arithmetic/round-half-up.ts';
export { dayOfYear } from '../calendar/day-of-year.ts';
export { isWithin } from '../calendar/is-within.ts';
export { universalDayOf } from '../date-numbers/universal-day-of.ts';
