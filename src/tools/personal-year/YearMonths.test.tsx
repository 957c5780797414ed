import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personalYearMonths } from '../../readings/personal-year-months';
import { YearMonths } from './YearMonths';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 9, 6, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

// 4 + 9 + 2026 = 2039, 14, 5; so January is 5 + 1 = 6, and April 5 + 4 = 9.
const BORN = { year: 1988, month: 4, day: 9 };

test('the twelve months of the year, each with its number and its line, the present one marked', () => {
  render(<YearMonths date={BORN} year={2026} number={5} />);
  const months = screen.getAllByTestId('month');
  expect(months.map(({ dataset }) => [dataset.month, dataset.number].join(': '))).toEqual([
    '1: 6',
    '2: 7',
    '3: 8',
    '4: 9',
    '5: 1',
    '6: 2',
    '7: 3',
    '8: 4',
    '9: 5',
    '10: 6',
    '11: 7',
    '12: 8',
  ]);
  expect(months[2]?.textContent).toContain(personalYearMonths[5][2]);
  expect(months.filter((month) => month.ariaCurrent).map(({ dataset }) => dataset.month)).toEqual([
    '10',
  ]);
});

test('no month of another year is the present one', () => {
  // 4 + 9 + 2027 = 2040, 6; so January is 7.
  render(<YearMonths date={BORN} year={2027} number={6} />);
  const months = screen.getAllByTestId('month');
  expect(months[0]?.dataset.number).toBe('7');
  expect(months.some((month) => month.ariaCurrent)).toBe(false);
});
