export const heading = 'Otras maneras de contar';
export const everyRule = 'Todas las reglas que seguimos, y las que no';
export const ourLetters = 'Con nuestras letras';
export const chaldeanLetters = 'Con las letras caldeas';

/** How the Chaldean table differs from ours, and what both give. */
export function twoTables(ours: number, theirs: number): string {
  const rule =
    'La tabla caldea se guía por el sonido y la costumbre, y no por el alfabeto. Sus valores van del 1 al 8: ninguna letra vale 9. No deja enteros los números maestros, así que el 11, el 22 y el 33 se vuelven a sumar.';
  return ours === theirs
    ? `${rule} Aquí las dos tablas dan ${ours}.`
    : `${rule} Aquí esa tabla da ${theirs}, y la nuestra, ${ours}.`;
}

/** What the sum of Chaldean letters is called. */
export const compoundNumber = (compound: number) =>
  `El ${compound}, que es la suma entera, se llama número compuesto.`;
