import { capitalized, listed } from '../language';

export const caption = 'Dos nombres, una figura cada uno. Las barras son un ejemplo.';
export const submit = 'Empezar la batalla';
export const and = 'y';
export const again = 'Otra batalla';

/** The two names: whose group it is, what its field is called, and an example. */
export const nameFields = {
  name: { group: 'De un lado', label: 'Un nombre', example: 'Guadalupe' },
  'name-2': { group: 'Del otro lado', label: 'El otro nombre', example: 'Íñigo' },
};

/** What the alert says. */
export const notBothNames = 'Falta un nombre. Escribe los dos, ¡y que empiece la batalla cósmica!';

export const privacy =
  'Las sumas las hace tu navegador, y nada de lo que escribes sale de él si no lo compartes. Esta pestaña recuerda los dos nombres hasta que la cierras.';

export const kind = 'Compatibilidad cósmica';
export const shareTitle = 'Batalla de nombres';

/** What a screen reader announces once a battle is decided. */
export const announcement = (score: number, label: string, choices: string) =>
  `${kind}, ${score}\u00a0%: ${label}${choices}`;

/** The score of a battle, as it is shared. */
export const describeBattle = (first: string, second: string, score: number, label: string) =>
  `${listed([first, second])}: ${score}\u00a0% de compatibilidad cósmica. ${label}.`;

/** The headline over the analysis. */
export const headlines = {
  strong: 'Compatibilidad natural',
  moderate: 'Compatibilidad moderada',
  challenging: 'Compatibilidad exigente',
  difficult: 'Compatibilidad difícil',
};

export const aboutScore =
  'Este porcentaje es de un solo par de números, los de dos nombres. [Cosa de dos](page:together) toma cinco pares, con las fechas de nacimiento, así que a las mismas dos personas les da otro.';
export const aboutBars =
  'Cada barra es la parte que pone un número en la suma de los dos. No dice quién puede más ni cómo se llevan.';

export const coreEnergies = 'La energía de cada cual';
export const communication = 'Cómo se hablan';
export const emotions = 'Lo que sienten';
export const challenges = 'Lo que les cuesta';
export const growth = 'En qué crecen';
export const pathForward = 'Qué hacer ahora';

/** Whose number it is, and of two alike both: “El 9 de Ana y el 9 de Bea”. */
export const whoseNumber = (names: readonly string[], number: number) =>
  capitalized(listed(names.map((name) => `el ${number} de ${name}`)));

/** Two names that are the same, told apart: “Ana (n.º 1)”, since a 1 alone would look like the number. */
export const toldApart = (name: string) => ({
  first: `${name} (n.º\u00a01)`,
  second: `${name} (n.º\u00a02)`,
});

/** What is said of two names without letters, once for both. */
export const neitherHasLetters =
  'Ninguno de los dos nombres tiene una letra de la A a la Z, así que no hay nada que sumar y los dos números son 0. Escríbelos con letras latinas y cada uno tendrá el suyo.';
