import { type NumberId, numberNames } from '../../numbers/number-names';
import type { Person } from '../entry/person';

/** The numbers whose sums a visitor can follow. */
export const SUM_IDS = [
  'life-path',
  'destiny',
  'soul-urge',
  'personality',
  'maturity',
  'personal-year',
] as const satisfies readonly NumberId[];

export type SumId = (typeof SUM_IDS)[number];

/** What a link may hold of it. */
export const SUM_ID = new RegExp(`^(?:${SUM_IDS.join('|')})$`);

/** Whether enough is known of a person for a number. */
export function isEnoughFor(id: NumberId, { name, date }: Person): boolean {
  const { usesName, usesDate } = numberNames[id];
  return (!usesName || name !== '') && (!usesDate || date !== undefined);
}
