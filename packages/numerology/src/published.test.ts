import { describe, expect, it } from 'vitest';
import * as published from '../testing/published-numbers.ts';
import {
  assignLetters,
  balance,
  birthGrid,
  bridges,
  cornerstone,
  destiny,
  essence,
  firstVowel,
  karmicLessons,
  planesOfExpression,
  rationalThought,
  soulUrge,
  subconsciousSelf,
  valueCounts,
} from './index.ts';

describe('numbers that others have published', () => {
  it.each(published.PUBLISHED_BALANCE)('Balance of $name: $value ($source)', ({ name, value }) => {
    expect(balance(name).value).toBe(value);
  });

  it.each(published.PUBLISHED_RATIONAL_THOUGHT)(
    'Rational Thought of $name: $value ($source)',
    ({ name, birth, value }) => {
      expect(rationalThought(name, birth).value).toBe(value);
    },
  );

  it.each(published.PUBLISHED_LESSONS)(
    'Karmic lessons and Subconscious Self of $name: $missing ($source)',
    ({ name, counts, missing }) => {
      expect(valueCounts(assignLetters(name))).toEqual(counts);
      expect(karmicLessons(name).value).toEqual(missing);
      expect(subconsciousSelf(name).value).toBe(9 - missing.length);
    },
  );

  it.each(published.PUBLISHED_PLANES)(
    'planes of $name ($source)',
    ({ name, source, ...planes }) => {
      const { physical, mental, emotional, intuitive } = planesOfExpression(name);
      expect({
        physical: physical.value,
        mental: mental.value,
        emotional: emotional.value,
        intuitive: intuitive.value,
      }).toEqual(planes);
    },
  );

  it.each(published.PUBLISHED_TRANSITS)(
    'transits of $name at the age of $age: $letters ($source)',
    ({ name, birth, age, letters }) => {
      const today = { ...birth, year: birth.year + age };
      const { physical, mental, spiritual } = essence(name, birth, { today });
      expect([physical, mental, spiritual].map((transit) => transit?.letter).join('')).toBe(
        letters,
      );
    },
  );

  it.each(published.PUBLISHED_GRIDS)('grid of $birth ($source)', ({ birth, counts }) => {
    expect(birthGrid(birth).value).toEqual(counts);
  });

  it.each(published.PUBLISHED_NAMES)('$name: $soulUrge and $destiny ($source)', (person) => {
    expect(soulUrge(person.name).value).toBe(person.soulUrge);
    expect(destiny(person.name).value).toBe(person.destiny);
  });

  // decoz.com/numerology-Course-11.htm
  it('the bridges of Tom Cruise are 4 − 1 and 9 − 4', () => {
    const { lifePathAndExpression, soulUrgeAndPersonality } = bridges(
      published.TOM.name,
      published.TOM.birth,
    );
    expect(lifePathAndExpression.value).toBe(3);
    expect(soulUrgeAndPersonality.value).toBe(5);
  });

  // astrology-tarot.com/numerology-birth-date-and-time/
  it('March 20, 1978 fills the arrows 1 2 3 and 7 8 9, and no other', () => {
    const { pythagorean } = birthGrid({ year: 1978, month: 3, day: 20 });
    expect(pythagorean.full).toEqual([
      [1, 2, 3],
      [7, 8, 9],
    ]);
  });

  it.each(published.PUBLISHED_LETTERS)(
    'letters of $name ($source)',
    ({ name, source, ...letters }) => {
      const all = {
        cornerstone: cornerstone(name).letter,
        firstVowel: firstVowel(name).letter,
      };
      expect(all).toMatchObject(letters);
    },
  );
});
