import type { CalendarDate } from '@ninefold/numerology';

/** What a visitor entered in a calculator. */
export interface FormValues {
  /** Empty where no name was asked for. */
  readonly name: string;
  readonly date: CalendarDate | undefined;
}
