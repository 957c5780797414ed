import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { LONGEST_NAME } from '../../numbers/name-limits';

/** The years that a birth date can be of. */
export const YEARS = `${EARLIEST_BIRTH_DATE.year} to ${LATEST_BIRTH_DATE.year}`;

/** How long a name can be. */
export const NAME_LENGTH = `at most ${LONGEST_NAME} characters`;

export const notNeededFor = (number: string) => `Not needed for a ${number}`;
