export const heading = 'Other ways to count';
export const everyRule = 'Every rule we use, and the ones we don’t';
export const ourLetters = 'By our letters';
export const chaldeanLetters = 'By Chaldean letters';

/** How the Chaldean table differs from ours, and what both give. */
export function twoTables(ours: number, theirs: number): string {
  const rule =
    'The Chaldean table goes by sound and custom instead of the alphabet. Its values run from 1 to 8, and no letter is worth 9. It doesn’t keep master numbers, so 11, 22 and 33 are added again.';
  return ours === theirs
    ? `${rule} Here both tables give ${ours}.`
    : `${rule} Here it gives ${theirs}, and our table gives ${ours}.`;
}

/** What the sum of Chaldean letters is called. */
export const compoundNumber = (compound: number) =>
  `${compound}, the whole sum, is called the compound number.`;
