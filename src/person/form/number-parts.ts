import type { Person } from '../entry/person';

/** What a number is made of. */
interface NumberParts {
  readonly usesName: boolean;
  readonly usesDate: boolean;
}

/** The numbers whose sums a visitor can follow, by the ids that links use. */
export const sumKinds = {
  'life-path': { label: 'Life Path', usesName: false, usesDate: true },
  destiny: { label: 'Destiny', usesName: true, usesDate: false },
  'soul-urge': { label: 'Soul Urge', usesName: true, usesDate: false },
  personality: { label: 'Personality', usesName: true, usesDate: false },
  maturity: { label: 'Maturity', usesName: true, usesDate: true },
  'personal-year': { label: 'Personal Year', usesName: false, usesDate: true },
} as const satisfies Readonly<Record<string, NumberParts & { readonly label: string }>>;

/** The id of one of these. */
export type SumId = keyof typeof sumKinds;

/** What a link may hold of it. */
export const SUM_ID = new RegExp(`^(?:${Object.keys(sumKinds).join('|')})$`);

/** Whether enough is known of a person for a number. */
export function isEnoughFor({ usesName, usesDate }: NumberParts, { name, date }: Person): boolean {
  return (!usesName || name !== '') && (!usesDate || date !== undefined);
}
