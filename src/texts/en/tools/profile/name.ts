import type { KarmicDebt } from '@ninefold/numerology';
import { listed, ordinal, times } from '../../language';
import { type NumberId, numbers } from '../../numbers';

/** What the vowels and the consonants of a name make. */
export const vowelsAndConsonants = (vowels: number, consonants: number) =>
  `Vowels, above, make ${vowels}; consonants, below, make ${consonants}; together they are ${vowels + consonants}.`;

export const tapToCount = (characters: readonly string[]) =>
  `Tap ${listed(characters)} above to change that, for this result only.`;

/** How often each value occurs among the letters. */
export function describeDigits(counts: readonly number[]): string {
  const told = counts.map((count, index) => `${index + 1} ${count === 0 ? 'never' : times(count)}`);
  return `How often each value occurs among the letters: ${told.join(', ')}.`;
}

export const missing = 'Missing numbers';
export const noneMissing = 'None. Every one of the nine values has a letter in this name.';
export const noLetterOf = (letters: readonly string[]) => `no ${listed(letters, 'or')}`;

export const debts = 'Karmic debts met on the way';
export const noDebts =
  'None. Neither the date nor any sum of the name passes 13, 14, 16 or 19. That isn’t a prize, and it isn’t rare.';

/** Where a debt occurs: “on the way to Destiny; as the 13th of the month, which not every school counts”. */
export function whereMet(debt: KarmicDebt, sums: readonly NumberId[], isDay: boolean): string {
  return [
    sums.length > 0 && `on the way to ${listed(sums.map((id) => numbers[id].label))}`,
    isDay && `as the ${ordinal(debt)} of the month, which not every school counts`,
  ]
    .filter(Boolean)
    .join('; ');
}
