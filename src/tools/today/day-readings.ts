export { personalDayReadings } from '#texts/readings/personal-day';
export { personalMonthReadings } from '#texts/readings/personal-month';
