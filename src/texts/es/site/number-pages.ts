import { capitalized, masterLookup } from '../language';
import { inSentence, type NumberId, numbers } from '../numbers';

export const oneToNine = 'Del uno al nueve';
export const aboutNine = 'Toda suma acaba en uno de estos nueve.';
export const keptWhole = 'Los que se quedan enteros';
export const aboutMasters =
  'Cuando una suma llega a 11, 22 o 33, no la tocamos. [La regla, y dónde no vale](page:methods#reducción)';

/** The parts of a number's page, by their ids. */
export const parts = {
  person: {
    heading: 'La persona',
    lead: 'Lo que significa depende de dónde lo encontraste: en tu nombre, en tu fecha de nacimiento o en las dos partes.',
  },
  year: {
    heading: 'El año',
    lead: 'Lo que significa para un año o para un mes. A todo el mundo le toca un año así cada nueve.',
  },
  work: {
    heading: 'Trabajo y negocios',
    lead: 'Lo que significa para tu manera de trabajar y para el nombre de una empresa.',
  },
  'past-life': {
    heading: 'La vida pasada',
    lead: 'La distancia entre un nombre y una fecha de nacimiento, contada como la historia de otra vida.',
  },
  itself: { heading: 'El número mismo' },
  arithmetic: {
    heading: 'Cuentas famosas',
    lead: 'Una palabra, un nombre y un día que llevan hasta aquí, sumados con [nuestras reglas](page:methods).',
  },
  company: {
    heading: 'Amigos y opuestos',
    lead: 'Algunos pares se llevan bien sin proponérselo. A otros les cuesta.',
  },
};

/** What a chapter is about, in a sentence. */
export const about = (id: NumberId) => `${numbers[id].about}.`;
export const readHereToo =
  'Aquí se leen también el Destino, el Alma, la Personalidad y la Expresión.';
export const business = 'Número del negocio';
export const aboutBusiness = 'Lo que el nombre de una empresa le promete a su clientela.';

/** “Número de vocación”, where the label alone would not say that it is one. */
export const asNumber = (id: NumberId) => `Número de ${inSentence(id)}`;

/** “Destino 7”. */
export const withValue = (id: NumberId, number: number) => `${numbers[id].label} ${number}`;

export const moreOn = (kind: string, number: number) => `Leer más: ${kind} ${number}`;

/** Where a master number is not kept, and the digit that replaces it there. */
export const whereReduced = (master: number, digit: number) =>
  `No se queda entero en todas partes. En un año, en una vocación o en el nombre de un negocio, el ${master} baja a ${digit}, así que la página que te toca es la del ${linkTo(digit)}.`;

/** The number that a number's own word leads to, with the sum of its letters. */
export const aboutWord = (word: string, total: number, leadsTo: number) =>
  `¿Y la palabra misma? Las letras de «${word}» suman ${total}, y eso lleva al ${linkTo(leadsTo)}.`;

const linkTo = (number: number) => `[número ${number}](page:numbers/${number})`;

export const friends = 'Amigos';
export const opposites = 'Opuestos';
export const withNumber = 'Con el';
export const score = 'Puntos';

/** The caption of a number's scores with the others; of a master number, how it is looked up. */
export const aboutScores = (master: number | undefined) =>
  `Puntos, de un máximo de 100.${master ? ` ${capitalized(masterLookup(master))}. Además suma cinco puntos.` : ''} Cada cifra lleva al texto sobre ese par.`;

/** A score, and what it is called. */
export const labeled = (score: number, label: string) => `${score}, ${label}`;

export const neverTwoPeople =
  'Los puntos son de dos números, nunca de dos personas. Mira [todos los pares en una tabla](page:pairs), [compara a dos personas](page:together) por sus diez números o [enfrenta dos nombres](page:names-battle).';

export const others = 'Otros números';
