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
  `numerolog|números? maestros?|(?<!\\p{L})(?:Alma|${Object.values(numbers)
    .map(({ label }) => label)
    .join('|')})(?!\\p{L})`,
  'u',
);

/** Whole words; `\b` knows no accents. */
const words = (alternatives: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`, 'iu');

/** Words for a number. “Un” and “una” are in every text, so they are no clue. */
export const numberWords: Readonly<Record<CoreNumber, RegExp>> = {
  1: words('uno|una vez|primer|primer[oa]s?|únic[oa]s?'),
  2: words('dos|segund[oa]s?|ambos|ambas|doble|par|pareja'),
  3: words('tres|tercer|tercer[oa]s?|triple'),
  4: words('cuatro|cuart[oa]s?'),
  5: words('cinco|quint[oa]s?'),
  6: words('seis|sext[oa]s?'),
  7: words('siete|séptim[oa]s?'),
  8: words('ocho|octav[oa]s?'),
  9: words('nueve|noven[oa]s?'),
  11: words('once|undécim[oa]s?'),
  22: words('veintidós'),
  33: words('treinta y tres'),
};
