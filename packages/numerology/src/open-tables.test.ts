import { describe, expect, it } from 'vitest';
import { replay } from '../testing/replay.ts';
import {
  type Alphabet,
  chart,
  destiny,
  letterValue,
  lifePath,
  PYTHAGOREAN,
  reduceNumber,
  soulUrge,
} from './index.ts';

/** An alphabet in rows of nine. */
const inNines = (name: string, letters: string, vowels: string): Alphabet => ({
  name,
  values: Object.fromEntries(Array.from(letters, (letter, index) => [letter, (index % 9) + 1])),
  vowels,
});
const CYRILLIC = inNines('cyrillic', 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'АЕЁИОУЫЭЮЯ');
/** Ñ is a letter of its own. */
const SPANISH = inNines('spanish', 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ', 'AEIOU');

describe('an alphabet of your own', () => {
  it('may be Cyrillic', () => {
    // А1 Н6 Н6 А1 = 14 → 5; the vowels А1 А1
    expect(destiny('Анна', { alphabet: CYRILLIC }).value).toBe(5);
    expect(soulUrge('АННА', { alphabet: CYRILLIC }).value).toBe(2);
    // Ё is a letter of its own, however it was typed: Ё7
    expect(destiny('Е\u0308', { alphabet: CYRILLIC }).value).toBe(7);
    // ѝ is an и with an accent, И1, and a Latin a is no letter of it.
    expect(destiny('ѝa', { alphabet: CYRILLIC }).steps[0]).toMatchObject({
      letters: [{ letter: 'И', value: 1 }],
      ignored: ['a'],
    });
    expect(destiny('ѝ', { alphabet: CYRILLIC, letters: 'a-z' }).value).toBe(0);
  });

  it('may have an Ñ of its own', () => {
    expect(letterValue('ñ', { alphabet: SPANISH })).toBe(6); // after N5
    // N5 U4 Ñ6 E5 Z9 = 29 → 11, ú as u; A–Z alone drops only the ú
    expect(destiny('Núñez', { alphabet: SPANISH }).value).toBe(11);
    expect(destiny('Nu\u0301n\u0303ez', { alphabet: SPANISH }).value).toBe(11);
    expect(destiny('Núñez', { alphabet: SPANISH, letters: 'a-z' }).value).toBe(7); // 25
    expect(destiny('Núñez').value).toBe(8); // N5 U3 N5 E5 Z8 = 26
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

describe('masters of your own', () => {
  const masters = [11, 22, 33, 44] as const;

  it('may have 44 among them', () => {
    expect(destiny('John Smith', { masters }).value).toBe(44); // 20 + 24
    expect(destiny('John Smith').value).toBe(8);
    expect(reduceNumber(44, { masters }).steps).toEqual([{ kind: 'master-kept', to: 44 }]);
    expect(replay(destiny('John Smith', { masters }).steps, { masters })).toBe(44);
  });

  it('may be none', () => {
    const numbers = chart('Ann', { year: 1990, month: 1, day: 9 }, { masters: [] });
    // 11 → 2, 29 → 11 → 2, 2 + 2
    expect(numbers.destiny.value).toBe(2);
    expect(numbers.lifePath.value).toBe(2);
    expect(numbers.maturity.value).toBe(4);
  });

  it('hold in the parts of a date too', () => {
    const birth = { year: 1980, month: 7, day: 22 };
    expect(lifePath(birth, { method: 'parts', masters: [11] }).value).toBe(2); // 7 + 4 + 9 = 20
    expect(lifePath(birth, { method: 'parts' }).value).toBe(11); // 7 + 22 + 9 = 38
  });
});
