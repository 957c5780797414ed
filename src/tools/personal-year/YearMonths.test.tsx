import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { personalYearMonths } from '#texts/readings/personal-year-months';
import { mockToday } from '../../ui/testing/browser';
import { YearMonths } from './YearMonths';

mockToday(2026, 10, 6);

test('the months of a year have their numbers and lines, and the present one is marked', () => {
  // 4 + 9 + 2026 = 2039, 14, 5; so January is 5 + 1 = 6, and April 5 + 4 = 9.
  render(<YearMonths date={{ year: 1988, month: 4, day: 9 }} year={2026} number={5} />);
  const months = screen.getAllByTestId('month');
  expect(months.map(({ dataset }) => dataset.number).join(' ')).toBe('6 7 8 9 1 2 3 4 5 6 7 8');
  expect(months.map(({ dataset }) => Number(dataset.month))).toEqual(months.map((_, i) => i + 1));
  expect(months[2]?.textContent).toContain(personalYearMonths[5][2]);
  const current = months.filter((month) => month.ariaCurrent);
  expect(current.map(({ dataset }) => dataset.month)).toEqual(['10']);
});
