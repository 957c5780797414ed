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
