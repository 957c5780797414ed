import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyName } from '../testing/arbitraries.ts';
import { replay } from '../testing/replay.ts';
import {
  type Alphabet,
  assignLetters,
  chart,
  compoundOf,
  destiny,
  GREEK,
  lifePath,
  PYTHAGOREAN,
  profile,
  RUSSIAN,
  SPANISH,
  soulUrge,
  valuesOf,
  type Worked,
} from './index.ts';

/** An alphabet in rows of nine. */
const inNines = (name: string, letters: string, vowels: string): Alphabet => ({
  name,
  values: Object.fromEntries(Array.from(letters, (letter, index) => [letter, (index % 9) + 1])),
  vowels,
});

// As a single character. Of ß, the capital is SS, which is two letters, and not one in another case. The long
// s, the Kelvin sign, and the dotless i have capitals or small letters that they are not.
const ONE_WAY = /[\u017f\u0131\u212a]/;
const inOne = (character: string, other: string) =>
  [...other.normalize('NFC')].length === 1 && !ONE_WAY.test(character) ? other : character;
const toUpper = (character: string) => inOne(character, character.toUpperCase());
const toLower = (character: string) => inOne(character, toUpper(character).toLowerCase());

/** Letters and signs of many scripts, beside those whose case is special. */
const anyLetter = fc.oneof(
  fc.constantFrom(...'AyzßẞΣσςǅԵևİıſÅéñЁйაᲐꭰᎠकािा\u0345ᾳᾼﬁ𐐀𐐨'),
  fc.integer({ min: 0x41, max: 0x2_ffff }).map((code) => String.fromCodePoint(code)),
);
const anyText = fc.oneof(anyName, fc.string({ unit: anyLetter, maxLength: 20 }));
const anyTable: fc.Arbitrary<Alphabet> = fc
  .dictionary(anyLetter, fc.integer({ min: 1, max: 9 }), { minKeys: 1, maxKeys: 30 })
  .map((values) => ({ name: 'mine', values, vowels: Object.keys(values).slice(0, 3).join('') }))
  .filter(isTable);

/** Not every character is a letter by itself, and two may be one. */
function isTable(alphabet: Alphabet): boolean {
  try {
    assignLetters('', { alphabet });
    return true;
  } catch {
    return false;
  }
}

describe('an alphabet of your own', () => {
  it.each([
    // А1 Н6 Н6 А1 = 14; the vowels А1 А1
    ['Анна', RUSSIAN, 'spelled', 5, 2, []],
    // Ё7 is a letter of its own, however it was typed
    ['Е\u0308', RUSSIAN, 'a-z', 7, 7, []],
    // ѝ is an и with an accent, И1, and a Latin a is no letter of it
    ['ѝa', RUSSIAN, 'spelled', 1, 1, ['a']],
    ['ѝ', RUSSIAN, 'a-z', 0, 0, ['ѝ']],
    // N5 U4 Ñ6 E5 Z9 = 29, ú as u; A–Z alone drops only the ú, 25
    ['Núñez', SPANISH, 'spelled', 11, 9, []],
    ['Núñez', SPANISH, 'a-z', 7, 5, ['ú']],
    ['Núñez', PYTHAGOREAN, 'spelled', 8, 8, []], // N5 U3 N5 E5 Z8 = 26
    // Γ3 Ι1 Ω8 Ρ1 Γ3 Ο7 Σ2 = 25, ώ as ω, and ς as σ; Ι1 Ω8 Ο7 = 16
    // and so does the sigma of inscriptions, which is a letter of its own in Unicode
    ...['Γιώργος', 'ΓΙΏΡΓΟΣ', 'γιωργοσ', 'ΓΙΩΡΓΟϹ'].map(
      (name) => [name, GREEK, 'spelled', 7, 7, []] as const,
    ),
  ] as const)(
    'may have letters of its own: %s',
    (name, alphabet, letters, all, vowels, ignored) => {
      expect(destiny(name, { alphabet, letters }).value).toBe(all);
      expect(soulUrge(name, { alphabet, letters }).value).toBe(vowels);
      expect(assignLetters(name, { alphabet, letters }).ignored).toEqual(ignored);
    },
  );

  it.each<
    [name: string, values: Record<string, number>, vowels: string, all: number, vowel: number]
  >([
    ['Weiß', { W: 5, E: 5, I: 9, ß: 4 }, 'EI', 5, 5], // 23; 14
    ['Weiß', { W: 5, E: 5, I: 9, ẞ: 4 }, 'EI', 5, 5],
    ['Ǿla', { Ø: 4, O: 6, L: 3, A: 1 }, 'ØA', 8, 5], // Ø with an accent, not O
    ['Սևան', { Ս: 2, և: 8, Ա: 1, Ն: 4 }, 'Աև', 6, 9], // 15; և8 and ա1
    ['İzmir', { İ: 2, Z: 3, M: 4, R: 5 }, 'İ', 5, 2], // 14, without the second i
    ['राम', { र: 2, 'ा': 1, म: 4 }, 'ा', 7, 1],
    ['Irmak ırmak', { I: 1, ı: 2, R: 3, M: 4, A: 5, K: 6 }, 'Iıa', 3, 4], // 19 + 20 = 39; 1 + 5 + 2 + 5 = 13
  ])('may have any letters: %s', (name, values, vowels, all, vowel) => {
    const alphabet = { name: 'mine', values, vowels };
    expect(destiny(name, { alphabet }).value).toBe(all);
    expect(soulUrge(name, { alphabet }).value).toBe(vowel);
    const { ignored } = assignLetters(name, { alphabet, letters: 'a-z' });
    expect(ignored).toEqual({ İzmir: ['i'], Ǿla: ['Ǿ'] }[name] ?? []);
  });

  it('is the same in upper and in lower case, whatever it has', () => {
    fc.assert(
      fc.property(
        anyTable,
        anyText,
        fc.constantFrom('a-z', 'spelled'),
        (alphabet, text, letters) => {
          const valuesIn = (inCase: (character: string) => string) => {
            const name = Array.from(text, inCase).join('');
            return valuesOf(
              profile(name, { year: 1990, month: 5, day: 15 }, { alphabet, letters }),
            );
          };
          expect(valuesIn(toUpper)).toEqual(valuesIn(toLower));
        },
      ),
    );
  });

  it('is named in the working, which adds up', () => {
    const { value, steps } = destiny('Núñez', { alphabet: SPANISH });
    expect(steps[0]).toMatchObject({ alphabet: 'spanish' });
    expect(replay(steps, { alphabets: [SPANISH] })).toBe(value);
    expect(replay(steps)).toBe('wrong'); // it does not know the alphabet
  });

  it('may have other vowels, and be changed between two calls', () => {
    const values: Record<string, number> = { ...PYTHAGOREAN.values };
    const alphabet = { name: 'mine', values, vowels: 'AEIOUY' };
    expect(soulUrge('Lynn', { alphabet }).value).toBe(7);
    values['Y'] = 1;
    expect(soulUrge('Lynn', { alphabet }).value).toBe(1);
  });
});

it.each([
  // Hippolytus, Refutation IV 14: 1, 3, 1, 4, 5, 4, 5, 8, 5 make 36, and the root is nine;
  // 8, 1, 3, 1, 7, 2, 3, 7, 2 make 34, and the root is seven.
  ['Ἀγαμέμνων', 36, 9],
  ['Πάτροκλος', 34, 7],
])('the Greek table gives %s %i and %i', (name, total, root) => {
  const worked = destiny(name, { alphabet: GREEK });
  expect([compoundOf(worked).value, worked.value]).toEqual([total, root]);
});

it('the Spanish, the Russian and the Greek table are their alphabets in rows of nine', () => {
  // Ñ is a letter of its own.
  expect(SPANISH).toEqual(inNines('spanish', 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ', 'AEIOU'));
  const letters = inNines('russian', 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'АЕЁИОУЫЭЮЯ');
  expect(RUSSIAN).toEqual(letters);
  // Two signs were numerals alone, for 6 and for 90.
  const greek = inNines('greek', 'ΑΒΓΔΕ·ΖΗΘΙΚΛΜΝΞΟΠ·ΡΣΤΥΦΧΨΩ', 'ΑΕΗΙΟΥΩ');
  const { '·': _, ...values } = greek.values;
  expect(GREEK).toEqual({ ...greek, values });
});

it.each<[what: string, worked: Worked<number>, value: number]>([
  ['44', destiny('John Smith', { masters: [11, 22, 33, 44] }), 44], // 20 + 24
  ['none', chart('Ann', { year: 1990, month: 1, day: 9 }, { masters: [] }).maturity, 4], // 2 + 2
  [
    '11, in parts',
    lifePath({ year: 1980, month: 7, day: 22 }, { method: 'parts', masters: [11] }),
    2,
  ], // 7 + 4 + 9 = 20
])('masters of your own may be %s', (_, { value, steps }, expected) => {
  expect(value).toBe(expected);
  if (value === 44) expect(replay(steps, { masters: [44] })).toBe(44);
});
