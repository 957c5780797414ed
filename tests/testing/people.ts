import { formatDate } from '@ninefold/numerology';
import { WORKED_EXAMPLES } from '@ninefold/numerology/testing/worked-examples';

/** The hand-worked examples whose birth date the calculators accept. */
export const people = WORKED_EXAMPLES.filter(({ date }) => date.year >= 1900).map((person) => ({
  ...person,
  birthDate: formatDate(person.date),
}));
