import { listed, plural } from './language';

/** What is said where a part that comes later does not load. */
export const noKeeping = 'No pudimos cargar el botón para guardar en Tu gente.';
export const noNext = 'No pudimos cargar lo que viene después.';
export const noWorking = 'No pudimos cargar cómo salió este número.';
export const noPicture = 'Aquí no pudimos hacer la imagen.';

/** What a switch for one letter does: “Contar la é como e”. */
export const countAs = (character: string, as: string) => `Contar la ${character} como ${as}`;

/** How letters count by choice, as the end of a sentence: “, contando la é como e y una Y como vocal”. */
export function counting(
  spelled: readonly { readonly character: string; readonly as: string }[],
  vowelYs: number,
): string {
  const letters = new Set(spelled.map(({ character, as }) => `la ${character} como ${as}`));
  const ys = vowelYs > 0 ? [plural(vowelYs, 'una Y como vocal', `${vowelYs} Y como vocales`)] : [];
  return `, contando ${listed([...letters, ...ys])}`;
}

/** What a link to the page of a number says. */
export const everythingAbout = (number: number) => `Todo sobre el número ${number}`;
