import { isMaster } from '@ninefold/numerology';
import { articleOf, listed } from '#texts/language';
import { kindOf, type NumberKind, type TableName } from '../../person/result/number-kinds';
import type { PairingText } from '../../portrait/portrait';

/** What is left to do to see a number. With a result, only its date is missing. */
export function whatToDo(
  { label }: NumberKind,
  missing: readonly string[],
  hasResult: boolean,
): string {
  if (hasResult) return `Add your birth date and press Calculate to see your ${label}.`;
  return missing.length > 0
    ? `Type your ${listed(missing)} and press Calculate.`
    : `Press Calculate to see your ${label}.`;
}

export const sameAsYour = ({ label }: NumberKind, value: number) =>
  `The same ${value} as your ${label}.`;

export const sameInsightsAs = ({ label }: NumberKind) => `The same insights as under your ${label}`;

const TRAITS_ABOUT: Readonly<Record<TableName, string>> = {
  name: 'In company',
  lifePath: 'Over the years',
  maturity: 'After forty',
  attitude: 'In the first minute',
  hiddenPassion: 'In free time',
};

/** When the traits of a number show. The four that share a list have it from another number. */
export const traitsAbout = ({ table, namePlace }: NumberKind, value: number) =>
  namePlace ? `Words for any ${value}; not all will be yours` : TRAITS_ABOUT[table];

export const asYour = ({ label }: NumberKind) => `As your ${label}`;

export const besideNumber = (label: string, value: number) => `Beside ${label} ${value}`;

/** Where a pair is told, which it is only once. */
export function whereToRead(
  toldIn: PairingText['toldIn'],
  [one, other]: readonly [number, number],
): string {
  const pair =
    one === other ? `your ${one}s` : `${articleOf(one)} ${one} and ${articleOf(other)} ${other}`;
  const where =
    toldIn && toldIn !== 'portrait'
      ? `under your ${kindOf(toldIn).label}`
      : 'further down, where they’re all put together';
  return `What ${pair} do to each other, you can read ${where}.`;
}

/** Both methods lead to the same digit. They differ only where one stops at a master number. */
export function twoWays(ours: number, theirs: number): string {
  const both = 'There are two common ways to add up a date. ';
  if (ours === theirs) return `${both}For yours, both give ${ours}.`;
  const [master, reduced] = isMaster(ours) ? [ours, theirs] : [theirs, ours];
  return `${both}About one date in seven gets two different numbers, and yours is one of those: one way stops at ${master}, a master number, and the other goes on to ${reduced}.`;
}

/** The title of a number that has no reading. */
export const justNumber = (value: number) => `Number ${value}`;

export const theNumber = (digit: number) => `The number ${digit}`;

/** What precedes the next number on its button. */
export const nextIs = ({ label }: NumberKind) => `Next: ${label} `;
