import type { CoreNumber } from '@ninefold/numerology';
import { numbers } from '../../numbers';

/** “a 6”, “an 8”, “a small 2”: somebody with that number. */
const SOMEBODY = /\b([Aa])n? (?:(\p{L}+) )?\d+\b(?!:)/gu;

/** A text about somebody with a number, which becomes somebody like the reader. */
export const withoutSomebody = (text: string) =>
  text.replace(SOMEBODY, (_, article: string, quality = '') => {
    const somebody = article === 'A' ? 'Somebody' : 'somebody';
    return quality ? `${somebody} ${quality} like you` : `${somebody} like you`;
  });

/** A text that says one of these, such as what a number is called here, says where it stands. */
export const telltale = new RegExp(
  `numerolog|master number|\\b(?:${Object.values(numbers)
    .map(({ label }) => label)
    .join('|')})\\b`,
);

/** Words for a number. */
export const numberWords: Readonly<Record<CoreNumber, RegExp>> = {
  1: /\b(?:one|ones|first|once)\b/i,
  2: /\b(?:two|twos|second|twice|both|double|pair|couple)\b/i,
  3: /\b(?:three|threes|third|triple)\b/i,
  4: /\b(?:four|fours|fourth|quarter)\b/i,
  5: /\b(?:five|fives|fifth)\b/i,
  6: /\b(?:six|sixes|sixth)\b/i,
  7: /\b(?:seven|sevens|seventh)\b/i,
  8: /\b(?:eight|eights|eighth)\b/i,
  9: /\b(?:nine|nines|ninth)\b/i,
  11: /\b(?:eleven|eleventh)\b/i,
  22: /\btwenty-(?:two|second)\b/i,
  33: /\bthirty-(?:three|third)\b/i,
};
