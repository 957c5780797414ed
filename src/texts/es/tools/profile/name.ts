import type { KarmicDebt } from '@ninefold/numerology';
import { listed, times } from '../../language';
import { type NumberId, withArticle } from '../../numbers';

/** What the vowels and the consonants of a name make. */
export const vowelsAndConsonants = (vowels: number, consonants: number) =>
  `Las vocales, arriba, dan ${vowels}; las consonantes, abajo, dan ${consonants}; juntas suman ${vowels + consonants}.`;

export const tapToCount = (characters: readonly string[]) =>
  `Para cambiarlo, solo en este resultado, pulsa arriba ${listed(characters.map((character) => `la ${character}`))}.`;

/** How often each value occurs among the letters. */
export function describeDigits(counts: readonly number[]): string {
  const told = counts.map(
    (count, index) => `el ${index + 1}, ${count === 0 ? 'nunca' : times(count)}`,
  );
  return `Cuánto aparece cada valor entre las letras: ${told.join('; ')}.`;
}

export const missing = 'Números ausentes';
export const noneMissing =
  'Ninguno. Cada uno de los nueve valores tiene alguna letra en este nombre.';
/** “sin A, J ni S”. */
export const noLetterOf = (letters: readonly string[]) =>
  `sin ${[letters.slice(0, -1).join(', '), ...letters.slice(-1)].filter(Boolean).join(' ni ')}`;

export const debts = 'Deudas kármicas por el camino';
export const noDebts =
  'Ninguna. Ni la fecha ni ninguna suma del nombre pasa por 13, 14, 16 o 19. No es un premio, ni es raro.';

/** Where a debt occurs: “al sumar el Destino; como día 13 del mes, que no todas las escuelas cuentan”. */
export function whereMet(debt: KarmicDebt, sums: readonly NumberId[], isDay: boolean): string {
  return [
    sums.length > 0 && `al sumar ${listed(sums.map((id) => withArticle[id]))}`,
    isDay && `como día ${debt} del mes, que no todas las escuelas cuentan`,
  ]
    .filter(Boolean)
    .join('; ');
}
