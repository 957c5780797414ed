import { listed, spelled } from '../../language';
import { inSentence, type NumberId, numbers, withArticle } from '../../numbers';

/** What is asked, before the sum. */
export const addLetters = (letters: string) => `Suma los valores de ${letters}:`;
export const addWords = 'Ahora júntalos:';
export const addDigits = (date: string) => `Suma las cifras del ${date}:`;
export const addDate = 'Suma el día, el mes y el año:';
export const addParts = (parts: readonly NumberId[]) =>
  `Suma ${listed(parts.map((id) => withArticle[id]))}:`;
export const foldOn = (from: number) => `${from}, y en un año personal se sigue:`;

/** What is asked about a number that stands there already: “17, y 1 + 7”. */
export const reduceOn = (from: number, sum: string) => `${from}, y ${sum}`;
export const keepOrAdd = (master: number) => `Te salió ${master}. ¿Qué escribes?`;

/** Why this is the next thing to do. */
export const whyDigits = 'Los ceros no suman nada, así que puedes saltártelos.';
export const whyReduce = 'Tiene dos cifras o más, así que se suman otra vez.';
export const whyKeep = (master: number) =>
  `El ${master} es especial. ¿Sumas sus cifras o lo dejas en paz?`;
export const whyFold = (master: number) =>
  `En las otras sumas de aquí, el ${master} se quedaría, porque es un número maestro. Los años personales van del 1 al 9 y nada más, así que baja otra vez.`;

/** What is said about an answer. Nobody is told off for a wrong one. */
export const remarks = {
  right: (given: number) => `${given}. Eso es.`,
  master: (given: number, answer: number) =>
    `La suma está bien y da ${given}, pero el ${answer} no se suma. El 11, el 22 y el 33 son números maestros: se quedan como están, con sus dos cifras.`,
  ahead: (given: number) =>
    `Te adelantaste: en el ${given} es donde esto termina. ¿Cuánto da la suma entera, antes de reducir nada?`,
  close: (given: number) => `Casi. Al ${given} le sobra uno, o le falta.`,
  wrong: (given: number) => `El ${given} no es. No pasa nada: repásalo otra vez.`,
};

/** What is said where the visitor has an answer shown, with the sum. */
export const shown = (answer: number, sum: string) => `Es ${answer}: ${sum}.`;

/** What a master number is, for whoever has just met one. */
export const aboutMaster =
  'Acabas de conocer un número maestro. El 11, el 22 y el 33 son los tres que la costumbre no toca: se leen enteros y, solo si te empeñas, como el 2, el 4 o el 6 que dan sus cifras.';

/** A way to get there, after two wrong answers: a part of the sum, what it makes, and the rest. */
export const keepHint = 'Hay tres números que nunca se suman: 11, 22 y 33. Escríbelo tal cual.';
export const tensHint = (tens: string, made: number, rest: string) =>
  `Primero las decenas: ${tens} da ${made}. Después, el resto: ${rest}.`;
export const countHint = (from: number, steps: number) =>
  `Empieza en el ${from} y cuenta ${steps} más.`;
export const halfHint = (half: string, made: number, rest: string) =>
  `Primero la mitad: ${half} da ${made}. Ahora suma ${rest}.`;

export const answer = 'Tu respuesta';
export const answerHint = 'Un número entero';
export const check = 'Comprobar';
export const showMe = 'Ver la respuesta';
export const writtenDown = 'Lo que llevas escrito';

/** Which sum it is: “Madurez, primero el Camino de Vida, suma 1 de 5”. */
export const whichSum = (
  number: NumberId,
  part: NumberId | undefined,
  count: number,
  total: number,
) =>
  `${numbers[number].label}${part ? `, primero ${withArticle[part]}` : ''}, suma ${count} de ${total}`;

/** What is said at the end, after so many sums. */
export const ending = (sums: number) =>
  `Lo hiciste tú, en ${sums === 1 ? 'una suma' : `${spelled(sums)} sumas`}, y es el número que da nuestra calculadora. Ya puedes hacerlo en el reverso de un sobre.`;
export const noSum =
  'Solo cuenta una letra, así que no hubo nada que sumar. La suma más fácil del día.';
export const noLetter = 'Ninguna letra de ese nombre cuenta aquí, así que no hay nada que sumar.';

export const whatItMeans = 'Lo que dicen que significa';
export const printFilled = 'Imprimir tu hoja';
export const printEmpty = 'Imprimir una vacía';
export const cardTitle = 'Con lápiz y papel';
export const cardSentence = 'Lo sumé con mi propio lápiz.';

export const sheetTitle = (number: NumberId) => `Tu ${inSentence(number)}, con lápiz y papel`;
export const name = 'Nombre';
export const birthDate = 'Fecha de nacimiento';

/** Where a sum ends, on the worksheet. */
export const untilOneIsLeft = 'Suma las cifras hasta que quede una sola, del 1 al 9.';
export const untilMaster =
  'Suma las cifras hasta que quede una sola, pero deja el 11, el 22 y el 33 como están.';
