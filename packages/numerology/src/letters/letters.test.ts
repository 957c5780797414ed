import { describe, expect, it } from 'vitest';
import { uncountedLetters } from '../name-numbers/assign-letters.ts';
import { RUSSIAN } from './alphabet.ts';
import { caseKey } from './letter-table.ts';
import { normalizeName } from './normalize-name.ts';
import { letterKey, spellingOf, spellingsIn } from './spelling.ts';

/** Every letter of the Latin script in a range of code points. */
function latinLetters(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  return all.filter((character) => /^(?=\p{Script=Latin})\p{L}$/u.test(character));
}

describe('spellingOf', () => {
  it.each([
    // Those that Unicode does not decompose are in RULES.md, which index.test.ts compares.
    ['ÅåＡａª', 'A'],
    ['Ǽǽ', 'AE'],
    ['Ễễ', 'E'],
    ['ﬁ', 'FI'],
    ['Ĳĳ', 'IJ'],
    ['\u212a', 'K'], // the Kelvin sign
    ['ẞ', 'SS'],
  ])('of each of %s is %s', (letters, as) => {
    expect(Array.from(letters, spellingOf)).toEqual(Array.from(letters, () => as));
  });

  it.each([
    ...['A', 'z', 'ab', '', ' ', '3', '’', '-', '·', '\u0301', 'ʻ', '™', 'Ⓐ', 'Ⅷ', '😀'],
    ...['И', 'Ε', 'ع', '李', 'か', '김', 'ǃ', '\ud83d'],
  ])('of %j is nothing', (character) => {
    expect(spellingOf(character)).toBe('');
  });

  it('is letters A–Z alone, the same in both cases, for whatever has one', () => {
    const wrong: string[] = [];
    for (let code = 0x80; code <= 0x1_ffff; code++) {
      const character = String.fromCodePoint(code);
      const as = spellingOf(character);
      const other = character.toUpperCase();
      const differs = other.length === 1 && !/[A-Z]/.test(other) && spellingOf(other) !== as;
      if (!/^[A-Z]*$/.test(as) || differs) wrong.push(character);
    }
    expect(wrong).toEqual([]);
  });

  it('is there for every Latin letter of Europe, Vietnam and most of Africa', () => {
    const letters = [...latinLetters(0xc0, 0x24f), ...latinLetters(0x1e00, 0x1eff)];
    const without = letters.filter((letter) => spellingOf(letter) === '');
    // Signs of phonetics and clicks, tone letters, and letters whose spelling nobody agrees on.
    expect(without.join('')).toBe('ƄƅƍƛƜƦƧƨƪƫƸƹƺƻƼƽƾǀǁǂǃȜȝȡȴȵȶȸȹɁɂɅẚẜẝẟ');
  });
});

describe('spellingsIn', () => {
  it.each([
    ['Łukasz Żółć', ['Ł L', 'Ż Z', 'ó O', 'ć C']],
    ['Éléonore ÉLÉONORE', ['É E']], // one letter in two cases is one choice
    ['Weiß WEIẞ', ['ß SS']],
    ['O’Brien-Smith 3rd', []],
    ['Zoe\u0308', ['ë E']], // the accent apart: one letter all the same
    ['Иван Łoś', ['Ł L', 'ś S']],
  ])('of %j are %j', (name, spellings) => {
    expect(spellingsIn(name).map(({ character, as }) => `${character} ${as}`)).toEqual(spellings);
  });
});

describe('uncountedLetters', () => {
  it.each([
    ...['李', 'Иван', 'Ελένη', 'عمر'].map((name) => [name, name]),
    ['Maria Иванова', 'Ивано'], // each once
    ['Łukasz Zoë', ''],
    ['Kaʻiulani O’Brien', 'ʻ'], // the okina is a letter, the apostrophe is not
    ['Ȝok ƿynn ǃXu', 'Ȝǃ'], // Latin, but without a spelling
    ['김민준 Kim', '김민준'],
    ['ABC 123 😀', ''],
  ])('of %j are %j', (name = '', letters) => {
    expect(uncountedLetters(name).join('')).toBe(letters);
  });

  it('are those that an alphabet does not have', () => {
    expect(uncountedLetters('Zoë', { letters: 'a-z' })).toEqual(['ë']);
    expect(uncountedLetters('Иван Li', { alphabet: RUSSIAN })).toEqual(['L', 'i']);
  });
});

it('letterKey gives one name to both cases', () => {
  expect(['Ł', 'ł', 'ẞ', 'ß', 'É'].map(letterKey)).toEqual(['ł', 'ł', 'ß', 'ß', 'é']);
});

it.each([
  ['Jose\u0301', 'Jos\u00e9'],
  ['\u212a', '\u212a'], // the Kelvin sign
  ['Ann', 'Ann'],
  ['\u1100\u1161', '\uac00'], // a Korean syllable, typed as its parts
])('normalizeName makes %j %j', (name, normalized) => {
  expect(normalizeName(name)).toBe(normalized);
});

/** Every character that some case changes. */
const CASED = Array.from({ length: 0x1_ffff }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{CWCM}|\p{CWCF}/u.test(character));

it('caseKey is the same for two characters where the simple case folding of Unicode is', () => {
  const all = CASED.join('');
  const other: string[] = [];
  for (const character of CASED) {
    // Patterns with both flags compare by that folding.
    for (const [found] of all.matchAll(new RegExp(character, 'giu'))) {
      if (caseKey(found) !== caseKey(character)) other.push(character + found);
    }
  }
  // The long s is not the letter; the next two are one each in composed form.
  expect(other.filter((pair) => !/[\u017f\u1fd3\u1fe3]/.test(pair))).toEqual(['ﬅﬆ', 'ﬆﬅ']);
});

it('caseKey is another for any two that it does not take for one, but of İ two characters', () => {
  const wrong = CASED.filter(
    (character) => !new RegExp(`^${caseKey(character)}$`, 'iu').test(character),
  );
  expect(wrong).toEqual(['İ']);
});
