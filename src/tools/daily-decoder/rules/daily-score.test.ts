import { parseDate } from '@ninefold/numerology';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate } from '#numerology-testing/arbitraries';
import { vibes } from '#texts/tools/daily-decoder';
import { thresholds } from '../../../ui/testing/thresholds';
import { particles } from '../Particles';
import { dailyScore, dailyTier } from './daily-score';

const dateOf = (text: string) => parseDate(text) ?? expect.fail();

test('a score agrees with a naive calculation, for any two dates', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (birth, today) => {
      const { value } = dailyScore(birth, today);
      const [year, month, day] = [today.year, today.month - 1, today.day];
      const dayNumber = (Date.UTC(year, month, day) - Date.UTC(year, 0, 0)) / 86_400_000;
      const first = (birth.day + birth.month) * (day + month + 1 + year);
      expect(value).toBe(((first % 100) + dayNumber) % 101);
    }),
  );
});

test('a working has the two sums, their product, the day of the year and what is left of them', () => {
  expect(dailyScore(dateOf('1980-01-14'), dateOf('2026-01-06')).steps).toMatchObject([
    { kind: 'part', steps: [{ terms: [14, 1], to: 15 }], to: 15 },
    { kind: 'part', steps: [{ terms: [6, 1, 2026], to: 2033 }], to: 2033 },
    { kind: 'product', factors: [15, 2033], to: 30_495 },
    { kind: 'remainder', from: 30_495, divisor: 100, to: 95 },
    { kind: 'day-of-year', date: dateOf('2026-01-06'), to: 6 },
    { kind: 'sum', terms: [95, 6], to: 101 },
    { kind: 'remainder', from: 101, divisor: 101, to: 0 },
  ]);
});

test('the vibe and the particles depend on the score', () => {
  expect(thresholds((score) => vibes[dailyTier(score)])).toBe(
    '0 Reflection Time, 30 Transformation Zone, 50 Harmonious Flow, 70 High Frequency, 85 Cosmic Alignment',
  );
  expect(thresholds((score) => Object.values(particles(score)).join(' '))).toBe(
    '0 10 muted, 30 15 sparkle, 70 30 heart',
  );
});
