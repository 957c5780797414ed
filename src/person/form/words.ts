import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';

/** The years that a birth date can be of. */
export const YEARS = `${EARLIEST_BIRTH_DATE.year} to ${LATEST_BIRTH_DATE.year}`;

export const notNeededFor = (number: string) => `Not needed for a ${number}`;
