export const heading = 'El número de hoy';
export const notLoaded =
  'No se cargó el significado de hoy. [Aquí se explican los nueve](page:numbers)';
export const howTo = 'Suma las cifras de la fecha de hoy hasta que quede una sola.';
export const sameForEveryone =
  'Es el mismo para todo el mundo. [Mira qué hace hoy con tu fecha de nacimiento](page:daily-decoder)';

/** The sums that lead to it: “Las cifras de hoy: 2 + 0 + 2 + 6 = 10, y luego 1 + 0 = 1.” */
export const todaysDigits = (sums: readonly string[]) =>
  `Las cifras de hoy: ${sums.join(', y luego ')}.`;
