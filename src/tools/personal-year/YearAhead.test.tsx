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
    'Oct 20266Home and family',
    'Nov7Rest and think',
    'Dec8Work and money',
    'Jan 20277Rest and think',
    'Feb8Work and money',
    'Mar9Finish and let go',
    'Apr1Make a start',
    'May2Work together',
    'Jun3Speak and create',
    'Jul4Put things in order',
    'Aug5Try something new',
    'Sep6Home and family',
  ]);
});
