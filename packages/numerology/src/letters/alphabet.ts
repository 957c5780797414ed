/**
 * The table that gives letters their values (RULES.md#alphabets). It is plain data, so you can write your
 * own.
 */
export interface Alphabet {
  /** Shown in the steps. */
  readonly name: string;
  /** Each letter, in either case, with its value from 1 to 9. */
  readonly values: Readonly<Record<string, number>>;
  /** The vowels in one string: `'AEIOU'`. Every other letter is a consonant. */
  readonly vowels: string;
  /**
   * Whether the sum of the letters has a meaning of its own, as in the Chaldean school. If so, master
   * numbers are not kept unless `masters` is set.
   */
  readonly compound?: boolean;
}

/**
 * The Pythagorean table: the alphabet written in rows of nine. Y is a consonant.
 *
 * @example
 * letterValue('S', { alphabet: PYTHAGOREAN }); // 1, like A and J
 */
export const PYTHAGOREAN: Alphabet = /* @__PURE__ */ Object.freeze({
  name: 'pythagorean',
  // biome-ignore format: a table
  values: /* @__PURE__ */ Object.freeze({
    A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, I: 9,
    J: 1, K: 2, L: 3, M: 4, N: 5, O: 6, P: 7, Q: 8, R: 9,
    S: 1, T: 2, U: 3, V: 4, W: 5, X: 6, Y: 7, Z: 8,
  }),
  vowels: 'AEIOU',
});

/**
 * Cheiro's Chaldean table, in which no letter is worth 9. Its sums are compound numbers.
 *
 * @example
 * letterValue('S', { alphabet: CHALDEAN }); // 3, as C, G, and L are
 */
export const CHALDEAN: Alphabet = /* @__PURE__ */ Object.freeze({
  name: 'chaldean',
  // biome-ignore format: a table
  values: /* @__PURE__ */ Object.freeze({
    A: 1, B: 2, C: 3, D: 4, E: 5, F: 8, G: 3, H: 5, I: 1,
    J: 1, K: 2, L: 3, M: 4, N: 5, O: 7, P: 8, Q: 1, R: 2,
    S: 3, T: 4, U: 6, V: 6, W: 6, X: 5, Y: 1, Z: 7,
  }),
  vowels: 'AEIOU',
  compound: true,
});

/**
 * The Spanish alphabet of 27 letters written in rows of nine (RULES.md#alphabets). Most Spanish calculators
 * have the table of 26, in which Ñ counts as N.
 *
 * @example
 * destiny('Ñoño', { alphabet: SPANISH }); // value 8: Ñ 6 + O 7 + Ñ 6 + O 7 = 26, 2 + 6 = 8
 */
export const SPANISH: Alphabet = /* @__PURE__ */ Object.freeze({
  name: 'spanish',
  // biome-ignore format: a table
  values: /* @__PURE__ */ Object.freeze({
    A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, I: 9,
    J: 1, K: 2, L: 3, M: 4, N: 5, Ñ: 6, O: 7, P: 8, Q: 9,
    R: 1, S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9,
  }),
  vowels: 'AEIOU',
});

/**
 * The Russian alphabet written in rows of nine, with Ё as a letter of its own, as most Russian tables have it
 * (RULES.md#alphabets).
 *
 * @example
 * destiny('Анна', { alphabet: RUSSIAN }); // value 5: А 1 + Н 6 + Н 6 + А 1 = 14, 1 + 4 = 5
 */
export const RUSSIAN: Alphabet = /* @__PURE__ */ Object.freeze({
  name: 'russian',
  // biome-ignore format: a table
  values: /* @__PURE__ */ Object.freeze({
    А: 1, Б: 2, В: 3, Г: 4, Д: 5, Е: 6, Ё: 7, Ж: 8, З: 9,
    И: 1, Й: 2, К: 3, Л: 4, М: 5, Н: 6, О: 7, П: 8, Р: 9,
    С: 1, Т: 2, У: 3, Ф: 4, Х: 5, Ц: 6, Ч: 7, Ш: 8, Щ: 9,
    Ъ: 1, Ы: 2, Ь: 3, Э: 4, Ю: 5, Я: 6,
  }),
  vowels: 'АЕЁИОУЫЭЮЯ',
});

/**
 * The Greek numerals in their single digits, as Hippolytus calculates with them (RULES.md#alphabets): Ι is 10
 * and counts 1, Ρ is 100 and counts 1. 6, 90, and 900 were letters that names no longer have.
 *
 * @example
 * destiny('Ἀγαμέμνων', { alphabet: GREEK }); // value 9: 1 + 3 + 1 + 4 + 5 + 4 + 5 + 8 + 5 = 36
 */
export const GREEK: Alphabet = /* @__PURE__ */ Object.freeze({
  name: 'greek',
  // biome-ignore format: a table
  values: /* @__PURE__ */ Object.freeze({
    Α: 1, Β: 2, Γ: 3, Δ: 4, Ε: 5, Ζ: 7, Η: 8, Θ: 9,
    Ι: 1, Κ: 2, Λ: 3, Μ: 4, Ν: 5, Ξ: 6, Ο: 7, Π: 8,
    Ρ: 1, Σ: 2, Τ: 3, Υ: 4, Φ: 5, Χ: 6, Ψ: 7, Ω: 8,
  }),
  vowels: 'ΑΕΗΙΟΥΩ',
});
