import { listed, plural } from './language';

/** What is said where a part that comes later does not load. */
export const noKeeping = 'We couldn’t load the button that keeps people.';
export const noNext = 'We couldn’t load what’s next.';
export const noWorking = 'We couldn’t load how it was found.';
export const noPicture = 'We couldn’t make the picture here.';

/** What a switch for one letter does: “Count é as e”. */
export const countAs = (character: string, as: string) => `Count ${character} as ${as}`;

/** How letters count by choice, as the end of a sentence: “, counting é as e and a Y as a vowel”. */
export function counting(
  spelled: readonly { readonly character: string; readonly as: string }[],
  vowelYs: number,
): string {
  const letters = new Set(spelled.map(({ character, as }) => `${character} as ${as}`));
  const ys = vowelYs > 0 ? [plural(vowelYs, 'a Y as a vowel', `${vowelYs} Ys as vowels`)] : [];
  return `, counting ${listed([...letters, ...ys])}`;
}

/** What a link to the page of a number says. */
export const everythingAbout = (number: number) => `Everything about the number ${number}`;
