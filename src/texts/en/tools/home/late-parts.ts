import { articleOf } from '../../language';
import { type NumberId, numbers } from '../../numbers';

export const besideNumber = (id: NumberId, value: number) => `Beside ${numbers[id].label} ${value}`;

/** Where a pair is told, which it is only once: under another number, or in the portrait. */
export const readUnder = (one: number, other: number, id: NumberId) =>
  `What ${pair(one, other)} do to each other, you can read under your ${numbers[id].label}.`;
export const readFurtherDown = (one: number, other: number) =>
  `What ${pair(one, other)} do to each other, you can read further down, where they’re all put together.`;

const pair = (one: number, other: number) =>
  one === other ? `your ${one}s` : `${articleOf(one)} ${one} and ${articleOf(other)} ${other}`;

const two = 'There are two common ways to add up a date.';

/** Said where both ways lead to the same number. */
export const bothGive = (value: number) => `${two} For yours, both give ${value}.`;

/** Said where one way stops at a master number. */
export const oneStops = (master: number, reduced: number) =>
  `${two} About one date in seven gets two different numbers, and yours is one of those: one way stops at ${master}, a master number, and the other goes on to ${reduced}.`;

export const inOneRow = 'All digits in one row, our way';
export const apart = 'Month, day and year apart';
