// Not by its name: Playwright has no conditions of its own for the exports of a package.

import { WORKED_EXAMPLES } from '#numerology-testing/worked-examples';
import { formatDate } from '../../packages/numerology/src/index.ts';

/** The hand-worked examples whose birth date the calculators accept. */
export const people = WORKED_EXAMPLES.filter(({ date }) => date.year >= 1900).map((person) => ({
  ...person,
  birthDate: formatDate(person.date),
}));
