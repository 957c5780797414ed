import { listed, times } from '../language';
import { type NumberId, numbers, withArticle } from '../numbers';

export const caption =
  'Dos nombres, dos formas, un solo círculo. Estas son las de Inés Paz y Bruno Gil.';
/** The two in the picture. */
export { people as examples } from '../art';

export const submit = 'Comparar';
export const firstPerson = 'Primera persona';
export const secondPerson = 'Segunda persona';
export const you = 'Tú';

export const copyMyHalf = 'Copiar mi mitad';
export const yourInvitation = 'Tu invitación';
export const anInvitation =
  'Es una invitación: un enlace solo con esta persona. Quien lo abra añade su propia mitad.';

/** What whoever invites would like, their name stressed. */
export const wantsToKnow = (inviter: string) => [
  '',
  inviter,
  ' quiere saber cómo se llevan ustedes dos.',
];

/** The promise of privacy to whoever was invited. */
export const invitationPrivacy = (inviter: string) =>
  `Nada de lo que escribes le llega a un servidor, ni a ${inviter}, si no mandas tú un enlace.`;

/** What a percentage means. */
export const meanings = {
  veryWell: 'Sus números se llevan muy bien: en casi todo lo que comparten, se ayudan.',
  well: 'Sus números se llevan bien: se ayudan más veces de las que discuten.',
  average:
    'Sus números se llevan más o menos como los de todo el mundo: unos se ayudan y otros no.',
  apart: 'Sus números quieren a menudo cosas distintas, así que hay más que explicarse.',
  furthestApart:
    'Sus números tiran hacia lados distintos, así que cada cual podría aprender mucho de la otra persona.',
};

/** What a screen reader announces. */
export const announcement = (
  names: readonly string[],
  score: number,
  meaning: keyof typeof meanings,
) => `${bothNames(names)}: ${score}\u00a0%. ${meanings[meaning]}`;

export const bothNames = (names: readonly string[]) => listed(names);

/** “Coinciden más en el Destino, y menos en el Camino de Vida.” */
export const extremes = (closest: readonly NumberId[], furthest: readonly NumberId[]) =>
  `Coinciden más en ${labels(closest)}, y menos en ${labels(furthest)}.`;

const labels = (ids: readonly NumberId[]) => listed(ids.map((id) => withArticle[id]));

/** Why the scores are as they are, and where there is another. */
export const aboutScores =
  'Ningún par de números baja del 32\u00a0% ni pasa del 88\u00a0%, así que a nadie le sale un 100\u00a0%. Es un juego con números, no un veredicto sobre dos personas. La [Batalla de nombres](page:names-battle) compara un solo par de números, los de dos nombres, y allí sale otro porcentaje.';

export const alike = 'En qué se parecen';
export const differ = 'En qué no se parecen';
export const toTry = 'Qué pueden probar';
/** What precedes a passage: which number it is about, or which of the two. */
export const aboutNumber = (id: NumberId) => `${numbers[id].label}.`;
export const aboutPerson = (name = '') => `${name}.`;

export const rowTitle = (id: NumberId, first: number, second: number) =>
  `${numbers[id].label} ${first} y ${second}`;

const reasons = {
  same: 'el mismo número',
  friends: 'números amigos',
  neutral: 'ni cerca ni lejos',
  opposite: 'números opuestos',
  incomplete: 'porque no hay nada que comparar',
};

/** The score of one kind of number, and why. */
export const rowScore = (score: number, reason: keyof typeof reasons) =>
  `${score}\u00a0%, ${reasons[reason]}`;

/** Why there is nothing to compare. */
export const neitherHasLetters = (score: number) =>
  `Ninguno de los dos nombres tiene letras para este número, así que los dos son 0. El par cuenta como un ${score}\u00a0%.`;
export const oneHasNoLetters = (score: number) =>
  `Uno de los nombres no tiene letras para este número, así que es 0. El par cuenta como un ${score}\u00a0%.`;

/** The summary of the working of both numbers. */
export const howBothFound = (first: number, second: number) =>
  first === second ? `Cómo salieron los dos ${first}` : `Cómo salieron el ${first} y el ${second}`;

/** A link to the text about two numbers. */
export const asPair = (first: number, second: number) => `El ${first} y el ${second}, como par`;

export const nextYears = 'Los próximos tres años';
export const aboutYears =
  'Todo el mundo pasa por los mismos nueve años personales, una y otra vez. Los años 1 a 3 son para empezar algo; del 4 al 6 se trabaja en ello, y del 7 al 9 se lleva a su final.';
export const year = 'Año';
export const together = 'En común';
/** What follows the number of a year: where in the cycle it is. */
export const phases = { start: ', comienzo', middle: ', mitad', end: ', final' };
export const marks = {
  same: 'Están en la misma parte del ciclo.',
  opposite: 'De un lado algo empieza y del otro algo termina.',
  neighbors: 'Están en partes vecinas del ciclo.',
};

export const howFound = 'Cómo salió este porcentaje';
export const howMuchItCounts = (id: NumberId, weight: number) =>
  `${numbers[id].label}, que cuenta ${times(weight)}:`;
export const roundedMean = (division: string, score: number) =>
  `${division}, redondeado, es un ${score}\u00a0%.`;
