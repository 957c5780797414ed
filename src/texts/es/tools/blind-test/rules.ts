import type { CoreNumber } from '@ninefold/numerology';
import { numbers } from '../../numbers';

/** “un 6”, “Un 8”, “un 2 pequeño”: somebody with that number. */
const SOMEBODY = /(?<!\p{L})([Uu])n \d+( pequeño)?(?![\p{L}\d:])/gu;

/** A text about somebody with a number, which becomes somebody like the reader. */
export const withoutSomebody = (text: string) =>
  text.replace(SOMEBODY, (_, article: string, quality?: string) => {
    const somebody = article === 'U' ? 'Alguien como tú' : 'alguien como tú';
    return quality ? `${somebody}, en la infancia,` : somebody;
  });

/** A text that says one of these, such as what a number is called here, says where it stands. */
export const telltale = new RegExp(
  `numerolog|número maestro|números maestros|Alma|${Object.values(numbers)
    .map(({ label }) => label)
    .join('|')}`,
);

/** Words for a number, whole; `\b` knows no accents. “Un” and “una” are in every text, so they are no clue. */
export const numberWords: Readonly<Record<CoreNumber, RegExp>> = {
  1: /(?<!\p{L})(?:uno|una vez|primer|primer[oa]s?|únic[oa]s?)(?!\p{L})/iu,
  2: /(?<!\p{L})(?:dos|segund[oa]s?|ambos|ambas|doble|par|pareja)(?!\p{L})/iu,
  3: /(?<!\p{L})(?:tres|tercer|tercer[oa]s?|triple)(?!\p{L})/iu,
  4: /(?<!\p{L})(?:cuatro|cuart[oa]s?)(?!\p{L})/iu,
  5: /(?<!\p{L})(?:cinco|quint[oa]s?)(?!\p{L})/iu,
  6: /(?<!\p{L})(?:seis|sext[oa]s?)(?!\p{L})/iu,
  7: /(?<!\p{L})(?:siete|séptim[oa]s?)(?!\p{L})/iu,
  8: /(?<!\p{L})(?:ocho|octav[oa]s?)(?!\p{L})/iu,
  9: /(?<!\p{L})(?:nueve|noven[oa]s?)(?!\p{L})/iu,
  11: /(?<!\p{L})(?:once|undécim[oa]s?)(?!\p{L})/iu,
  22: /(?<!\p{L})veintidós(?!\p{L})/iu,
  33: /(?<!\p{L})treinta y tres(?!\p{L})/iu,
};
