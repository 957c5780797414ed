import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { YearAhead } from './YearAhead';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 9, 6, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

test('twelve months from the visitor’s own, with the year named where it begins', () => {
  // Worked out by hand in months-ahead.test.ts.
  render(<YearAhead date={{ year: 1988, month: 4, day: 9 }} />);
  const months = screen.getAllByRole('listitem');
  expect(months.map((month) => month.textContent)).toEqual([
    'Oct 20266The long table',
    'Nov7The corner lamp',
    'Dec8The scales',
    'Jan 20277The corner lamp',
    'Feb8The scales',
    'Mar9The box by the door',
    'Apr1A first page',
    'May2Two cups',
    'Jun3The open window',
    'Jul4The tool shed',
    'Aug5A side road',
    'Sep6The long table',
  ]);
});
