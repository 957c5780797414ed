import type { Alphabet } from './alphabet.ts';

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
