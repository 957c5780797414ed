import { describe, expect, it } from 'vitest';
import { letterKey, otherScriptLetters, spellingOf, spellingsIn } from './spelling.ts';

/** Every letter of the Latin script in a range of code points. */
function latinLetters(first: number, last: number): string[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  return all.filter((character) => /^(?=\p{Script=Latin})\p{L}$/u.test(character));
}

describe('spellingOf', () => {
  it.each([
    // Letters that Unicode does not take apart.
    ['Łł', 'L'], // Polish, Sorbian
    ['Øø', 'O'], // Danish, Norwegian
    ['Ææ', 'AE'],
    ['Œœ', 'OE'],
    ['Đđ', 'D'], // Croatian, Vietnamese
    ['Ðð', 'D'], // Icelandic, Faroese
    ['Þþ', 'TH'],
    ['ßẞ', 'SS'],
    ['ı', 'I'], // Turkish
    ['Ħħ', 'H'], // Maltese
    ['Ŋŋ', 'N'], // Sami
    ['Ŧŧ', 'T'],
    ['ĸ', 'Q'], // Greenlandic of old, now written with a q
    ['Əə', 'E'], // Azerbaijani
    ['Ĳĳ', 'IJ'], // Dutch
    ['ŉ', 'N'],
    ['Ŀŀ', 'L'], // Catalan
    ['Ɓɓ', 'B'], // Hausa, Fula
    ['Ɗɗ', 'D'],
    ['Ƙƙ', 'K'],
    ['Ƴƴ', 'Y'],
    ['Ɛɛ', 'E'], // Ewe, Akan
    ['Ɔɔ', 'O'],
    ['Ɖɖ', 'D'],
    ['Ʋʋ', 'V'],
    ['Ǝǝ', 'E'],
    // Accents, one or several, alone or on a letter of the table.
    ['Ëë', 'E'],
    ['Üü', 'U'],
    ['Åå', 'A'],
    ['Ññ', 'N'],
    ['Şş', 'S'],
    ['Țț', 'T'],
    ['İ', 'I'],
    ['Ễễ', 'E'],
    ['Ơơ', 'O'],
    ['Ưư', 'U'],
    ['Ǿǿ', 'O'],
    ['Ǽǽ', 'AE'],
    // Look-alikes.
    ['ſ', 'S'],
    ['ª', 'A'],
    ['Ａａ', 'A'],
    ['ﬁ', 'FI'],
    ['\u212a', 'K'],
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
    const without = [
      ...latinLetters(0xc0, 0x17f),
      ...latinLetters(0x180, 0x24f),
      ...latinLetters(0x1e00, 0x1eff),
    ].filter((letter) => spellingOf(letter) === '');
    // Signs of phonetics and clicks, tone letters, and letters whose spelling nobody agrees on.
    expect(without.join('')).toBe('ƄƅƍƛƜƦƧƨƪƫƸƹƺƻƼƽƾǀǁǂǃȜȝȡȴȵȶȸȹɁɂɅẚẜẝẟ');
  });
});

describe('spellingsIn', () => {
  it.each([
    ['Łukasz Żółć', ['Ł L', 'Ż Z', 'ó O', 'ć C']],
    ['Éléonore ÉLÉONORE', ['É E']], // one letter in two cases is one choice
    ['Weiß WEIẞ', ['ß SS']],
    ['İpek Işık', ['İ I', 'ş S', 'ı I']],
    ['O’Brien-Smith 3rd', []],
    ['Zoe\u0308', ['ë E']], // the accent apart: one letter all the same
    ['Иван Łoś', ['Ł L', 'ś S']],
  ])('of %j are %j', (name, spellings) => {
    expect(spellingsIn(name).map(({ character, as }) => `${character} ${as}`)).toEqual(spellings);
  });
});

describe('otherScriptLetters', () => {
  it.each([
    ['李', '李'],
    ['Иван', 'Иван'],
    ['Ελένη', 'Ελένη'],
    ['عمر', 'عمر'],
    ['Maria Иванова', 'Ивано'], // each once
    ['Łukasz Zoë', ''],
    ['Kaʻiulani O’Brien', ''],
    ['さくらー', 'さくら'],
    ['김민준 Kim', '김민준'],
    ['ABC 123 😀 µ', ''],
  ])('of %j are %j', (name, letters) => {
    expect(otherScriptLetters(name).join('')).toBe(letters);
  });
});

it('letterKey gives one name to both cases', () => {
  expect(['Ł', 'ł', 'ẞ', 'ß', 'É'].map(letterKey)).toEqual(['ł', 'ł', 'ß', 'ß', 'é']);
});
