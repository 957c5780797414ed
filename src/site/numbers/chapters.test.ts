import { CORE_NUMBERS } from '@ninefold/numerology';
import { describe, expect, test } from 'vitest';
import { attitudeReadings } from '../../readings/attitude';
import { businessReadings } from '../../readings/business';
import { careerReadings } from '../../readings/career';
import { hiddenPassionReadings } from '../../readings/hidden-passion';
import { inThisPlace } from '../../readings/in-this-place';
import { karmicReadings } from '../../readings/karmic';
import { lifePathReadings } from '../../readings/life-path';
import { maturityReadings } from '../../readings/maturity';
import { nameReadings } from '../../readings/name';
import { nameMeanings } from '../../readings/name-meanings';
import { personalMonthReadings } from '../../readings/personal-month';
import { personalYearReadings } from '../../readings/personal-year';
import { partsOf } from './chapters';

const tables: readonly Readonly<Record<number, object | string>>[] = [
  nameReadings,
  ...Object.values(nameMeanings),
  ...Object.values(inThisPlace),
  lifePathReadings,
  maturityReadings,
  attitudeReadings,
  hiddenPassionReadings,
  personalYearReadings,
  personalMonthReadings,
  careerReadings,
  businessReadings,
  karmicReadings,
];

/** Every text in a piece of data, whatever its shape. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe.each(CORE_NUMBERS)('the chapters of %i', (number) => {
  const parts = partsOf(number);
  const chapters = parts.flatMap((part) => [...part.chapters, ...part.briefs]);

  test('contain every text about it', () => {
    const written = tables.flatMap((table) => texts(table[number]));
    const told = new Set(texts(chapters));
    expect(written.filter((text) => !told.has(text))).toEqual([]);
  });

  test('each have a different meaning', () => {
    const meanings = chapters.map(({ meaning }) => meaning);
    expect(new Set(meanings).size).toBe(chapters.length);
    for (const meaning of meanings) expect(meaning).toMatch(new RegExp(`\\b${number}\\b`));
  });
});
