export { personalDayReadings } from '../../readings/personal-day';
export { personalMonthReadings } from '../../readings/personal-month';
