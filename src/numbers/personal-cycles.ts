import {
  type CalendarDate,
  type Cycles,
  personalDay,
  personalMonth,
  personalYear,
} from '@ninefold/numerology';

/** The personal year, month, and day of somebody who, unlike in the library, may not be born yet. */
export function personalCycles(date: CalendarDate, today: CalendarDate): Cycles {
  return {
    personalYear: personalYear(date, { today }),
    personalMonth: personalMonth(date, { today }),
    personalDay: personalDay(date, { today }),
  };
}
