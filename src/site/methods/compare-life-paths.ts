import { isMaster, lifePath } from '@ninefold/numerology';
import { acceptedDates } from '../../numbers/accepted-dates';

/** How often the two ways of adding a date differ, over every date the calculators accept. */
export function compareLifePaths() {
  const dates = acceptedDates();
  const differing = dates
    .map((date) => ({
      row: lifePath(date).value,
      apart: lifePath(date, { method: 'parts' }).value,
    }))
    .filter(({ row, apart }) => row !== apart);
  return {
    dates: dates.length,
    differing: differing.length,
    // Only the sum in one row keeps a master number.
    'only-row': differing.filter(({ row, apart }) => isMaster(row) && !isMaster(apart)).length,
    // Only the sum of reduced parts does.
    'only-apart': differing.filter(({ row, apart }) => isMaster(apart) && !isMaster(row)).length,
    'one-in': Math.round(dates.length / differing.length),
  };
}
