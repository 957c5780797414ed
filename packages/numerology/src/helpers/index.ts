export { roundHalfUp } from '../arithmetic/arithmetic.ts';
export { dayOfYear, isWithin } from '../calendar/days.ts';
export { universalDayOf } from '../date-numbers/universal-numbers.ts';
