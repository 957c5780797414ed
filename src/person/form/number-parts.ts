import type { Person } from '../entry/person';

/** What a number is made of. */
export interface NumberParts {
  readonly usesName: boolean;
  readonly usesDate: boolean;
}

/** Whether enough is known of a person for a number. */
export function isEnoughFor({ usesName, usesDate }: NumberParts, { name, date }: Person): boolean {
  return (!usesName || name !== '') && (!usesDate || date !== undefined);
}
