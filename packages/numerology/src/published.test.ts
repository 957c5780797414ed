import { describe, expect, it } from 'vitest';
import * as published from '../testing/published-numbers.ts';
import {
  assignLetters,
  balance,
  birthGrid,
  bridges,
  capstone,
  cornerstone,
  destiny,
  essence,
  firstVowel,
  karmicLessons,
  parseDate,
  planesOfExpression,
  rationalThought,
  type SingleLetter,
  soulUrge,
  subconsciousSelf,
  valueCounts,
} from './index.ts';

/** Counts as the tables write them. A dot stands for what a source does not say. */
const pattern = (counts: string) => new RegExp(`^${counts}$`);

describe('numbers that others have published', () => {
  it.each(published.NAMES)('Soul Urge and Destiny of %s: %i and %i (%s)', (name, soul, all) => {
    expect([soulUrge(name).value, destiny(name).value]).toEqual([soul, all]);
  });

  it.each(published.BALANCE)('Balance of %s: %i (%s)', (name, value) => {
    expect(balance(name).value).toBe(value);
  });

  it.each(published.RATIONAL_THOUGHT)(
    'Rational Thought of %s, born on the %i: %i (%s)',
    (name, day, value) => {
      expect(rationalThought(name, { year: 2004, month: 2, day }).value).toBe(value);
    },
  );

  it.each(published.LESSONS)(
    'karmic lessons of %s: %s, without %j (%s)',
    (name, counts, missing) => {
      expect(valueCounts(assignLetters(name)).join('')).toMatch(pattern(counts));
      expect(karmicLessons(name).value).toEqual(missing);
    },
  );

  it.each(published.SUBCONSCIOUS_SELF)('Subconscious Self of %s: %i (%s)', (name, value) => {
    expect(subconsciousSelf(name).value).toBe(value);
  });

  it.each(published.PLANES)('planes of %s: %j (%s)', (name, values) => {
    const { physical, mental, emotional, intuitive } = planesOfExpression(name);
    expect([physical, mental, emotional, intuitive].map(({ value }) => value)).toEqual(values);
  });

  it.each(published.PLANE_COUNTS)('letters on the planes of %s: %s (%s)', (name, counts) => {
    const { physical, mental, emotional, intuitive } = planesOfExpression(name);
    const found = [physical, mental, emotional, intuitive].map(({ count }) => count);
    expect(found.join('')).toMatch(pattern(counts));
  });

  it.each(published.LETTERS)('letters of %s: %j (%s)', (name, letters) => {
    const written = ({ letter, value }: SingleLetter) => `${letter}${value}`;
    expect({
      cornerstone: written(cornerstone(name)),
      firstVowel: written(firstVowel(name)),
      capstone: written(capstone(name)),
    }).toMatchObject(letters);
  });

  it.each(published.BRIDGES)('bridges of %s, born on %j: %j (%s)', (name, birth, values) => {
    const { lifePathAndExpression, soulUrgeAndPersonality } = bridges(name, birth);
    expect([lifePathAndExpression.value, soulUrgeAndPersonality.value]).toEqual(values);
  });

  const essenceAt = (name: string, age: number) => {
    const { birth } = published.TOM;
    return essence(name, birth, { today: { ...birth, year: birth.year + age } });
  };

  it.each(published.TRANSITS)('transits of %s at the age of %i: %s (%s)', (name, age, letters) => {
    const { physical, mental, spiritual } = essenceAt(name, age);
    const found = [physical, mental, spiritual].map((transit) => transit?.letter).join('');
    expect(found).toMatch(pattern(letters));
  });

  it.each(published.ESSENCES)('essence of %s at the age of %i: %i (%s)', (name, age, value) => {
    expect(essenceAt(name, age).value).toBe(value);
  });

  it.each(published.GRIDS)('grid of %s: %s, full %j (%s)', (text, counts, full) => {
    const { value, pythagorean } = birthGrid(parseDate(text) ?? expect.fail(text));
    expect(value.join('')).toMatch(pattern(counts));
    if (full) expect(pythagorean.full.map((line) => line.join('')).toSorted()).toEqual(full);
  });
});
