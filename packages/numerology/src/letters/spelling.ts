import { checkText } from '../input/checks.ts';
import type { Spelling } from '../working/step.ts';
import { type Letter, type LetterTable, letterIn } from './letter-table.ts';
import { normalizeName } from './normalize-name.ts';

/**
 * The Latin letters that Unicode does not decompose, in lower case, by what they count as. A letter with a
 * stroke, a hook, or a tail counts as the letter it was made from, a ligature as its two letters, thorn as
 * TH, and any other letter as what passports print for it. Ä, Ö, Ü, and Å are decomposed like any other
 * accent: people who spell them with an E type it.
 */
const STANDS_FOR = {
  A: 'ⱥɑ',
  AE: 'æ',
  B: 'ƀƃɓ',
  C: 'ƈȼ',
  D: 'đðƌɖɗ',
  E: 'əǝɛɇ',
  F: 'ƒ',
  G: 'ǥɠɣ',
  GH: 'ƣ',
  H: 'ħⱨ',
  HV: 'ƕ',
  I: 'ıɨɩ',
  J: 'ȷɉ',
  K: 'ƙⱪ',
  L: 'łŀƚɫⱡ',
  LL: 'ỻ',
  N: 'ŋŉɲƞ',
  O: 'øɔɵ',
  OE: 'œ',
  OU: 'ȣ',
  P: 'ƥᵽ',
  Q: 'ĸɋ',
  R: 'ɍɽ',
  S: 'ʃȿ',
  SS: 'ß',
  T: 'ŧƭʈⱦ',
  TH: 'þ',
  U: 'ʉʊ',
  V: 'ʋỽ',
  W: 'ƿⱳ',
  Y: 'ƴɏỿ',
  Z: 'ƶȥʒɀⱬ',
} as const;

const spellings = /* @__PURE__ */ new Map<string, string>(
  /* @__PURE__ */ Object.entries(STANDS_FOR).flatMap(([as, letters]) =>
    Array.from(letters, (letter) => [letter, as] as const),
  ),
);

const LETTER = /^\p{L}$/u;
const MARKS = /\p{M}/gu;
const BASIC_LATIN = /^[A-Za-z]$/;

/**
 * The letters A–Z that a letter beyond them is spelled with, in capitals. Empty for A–Z itself, for other
 * scripts, and for anything that is not a letter. It uses compatibility decomposition, so full-width
 * letters, the long s, and the ª of Mª have a spelling too.
 *
 * @example
 * spellingOf('ß'); // 'SS', from the table
 * spellingOf('ễ'); // 'E', by decomposition
 * spellingOf('И'); // ''
 */
export function spellingOf(character: string): string {
  checkText(character, 'character');
  const letter = normalizeName(character);
  return LETTER.test(letter) && !BASIC_LATIN.test(letter) ? latinSpelling(letter) : '';
}

/** The same for a composed letter, including A–Z. */
function latinSpelling(letter: string): string {
  const known = spellings.get(letter.toLowerCase());
  if (known) return known;
  const letters = letter.normalize('NFKD').replace(MARKS, '');
  if (BASIC_LATIN.test(letters)) return letters.toUpperCase();
  const parts = Array.from(letters, (part) =>
    BASIC_LATIN.test(part) ? part.toUpperCase() : spellings.get(part.toLowerCase()),
  );
  return parts.includes(undefined) ? '' : parts.join('');
}

/**
 * One key for a letter in both cases, so that É and é are one choice.
 *
 * @example
 * letterKey('É'); // 'é'
 */
export function letterKey(character: string): string {
  checkText(character, 'character');
  return normalizeName(character).toLowerCase();
}

/**
 * The letters of a name that have a spelling, each once regardless of case, in order of appearance.
 *
 * @example
 * spellingsIn('Łódź'); // Ł as L, ó as O, ź as Z
 */
export function spellingsIn(name: string): readonly Spelling[] {
  const found = new Map<string, Spelling>();
  for (const character of normalizeName(name)) {
    const key = letterKey(character);
    const as = found.has(key) ? '' : spellingOf(character);
    if (as) found.set(key, { character, as });
  }
  return [...found.values()];
}

/**
 * The letters of an alphabet that spell a letter: the letter without its marks, or those of its Latin
 * spelling. None if the alphabet lacks one of them.
 */
export function spellIn(table: LetterTable, character: string): readonly Letter[] {
  if (!LETTER.test(character)) return [];
  const bare = character.normalize('NFKD').replace(MARKS, '');
  const hasBare = Array.from(bare).every((part) => letterIn(table, part));
  const letters: Letter[] = [];
  for (const part of hasBare ? bare : latinSpelling(character)) {
    const letter = letterIn(table, part);
    if (letter === undefined) return [];
    letters.push(letter);
  }
  return letters;
}
