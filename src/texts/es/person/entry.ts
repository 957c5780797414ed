import type { CalendarDate } from '@ninefold/numerology';
import { longDate } from '../language';

/** What somebody is called of whom only the birth date is known. */
export const born = (date: CalendarDate) => `Quien nació el ${longDate(date)}`;
