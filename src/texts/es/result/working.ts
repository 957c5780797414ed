import { capitalized, listed, plural } from '../language';
import { inSentence, type NumberId, withArticle } from '../numbers';

export const howItWasFound = 'Cómo salió este número';
export const anotherNumber = '¿Otra página te dio un número distinto?';
export const justHere = 'Solo en este resultado:';

/** “la é y la í”. */
const named = (letters: readonly string[]) => listed(letters.map((letter) => `la ${letter}`));

/** “e”, but “la e y la i”: “e e i” cannot be read. */
const asLetters = (letters: readonly string[]) =>
  letters.length > 1 ? named(letters) : letters.join('');

const itOrThem = (letters: number) => plural(letters, 'la', 'las');

/** “Aquí no se cuentan la é y la í.” */
export const notCounted = (letters: readonly string[]) =>
  `Aquí no se ${plural(letters.length, 'cuenta', 'cuentan')} ${named(letters)}.`;

/** “La é y la ê cuentan como e.” */
export const counted = (letters: readonly string[], as: readonly string[]) =>
  `${capitalized(named(letters))} ${plural(letters.length, 'cuenta', 'cuentan')} como ${asLetters(as)}.`;

/** “Contarlas como la e y la i”. */
export const countAllAs = (letters: number, as: readonly string[]) =>
  `Contar${itOrThem(letters)} como ${asLetters(as)}`;

/** Somebody's numbers that would be others. */
export interface Change {
  readonly name: string;
  readonly numbers: readonly {
    readonly id: NumberId;
    readonly value: number | undefined;
  }[];
}

/** “tu Número del Alma pasa a 5 y tu Personalidad a 7”; with the name, where there are several people. */
function describeChange({ name, numbers: changed }: Change, people: number): string {
  const each = changed.map(({ id, value }, index) => {
    const whose = people === 1 ? `tu ${inSentence(id)}` : `${withArticle[id]} de ${name}`;
    return `${whose}${index === 0 ? ' pasa' : ''} a ${value}`;
  });
  return listed(each);
}

/** “Si las cuentas, tu Número del Alma pasa a 5 y tu Personalidad a 7.” */
export function whatChanges(letters: number, people: number, changes: readonly Change[]): string {
  const all = new Set(changes.map((change) => describeChange(change, people)));
  return `Si ${itOrThem(letters)} cuentas, ${[...all].join('; ') || 'ninguno de estos números cambia'}.`;
}

/** Letters without a value, of which some may be left out: “Aquí no tiene valor: ψ. …” */
export function haveNoValue(letters: readonly string[], hasMore: boolean): string {
  const shown = hasMore ? [...letters, 'otras'] : letters;
  return `Aquí no ${plural(shown.length, 'tiene', 'tienen')} valor: ${listed(shown)}. Escribe el nombre con letras latinas, como en un pasaporte.`;
}

export const aboutY =
  'Aquí la Y es consonante. Mucha gente la cuenta como vocal cuando suena como i, por ejemplo en Nancy y en Eloy, pero no en Yolanda.';

/** “1.ª Y, de Yenny: contarla como vocal”. */
export const countYAsVowel = (word: string, place: number, ys: number) =>
  `${plural(ys, 'Y', `${place}.ª Y,`)} de ${word}: contarla como vocal`;
