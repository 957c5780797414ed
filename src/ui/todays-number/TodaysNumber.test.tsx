import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { universalDayMeanings } from '../../readings/universal-day';
import { TodaysNumber } from './TodaysNumber';

const block = () => screen.getByTestId('todays-number');
const shown = () =>
  [...block().querySelectorAll('[data-today]')].map((day) => day.getAttribute('data-day'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
});

test('contains all nine meanings and a link to the decoder', () => {
  render(<TodaysNumber />);
  for (const { title, text } of Object.values(universalDayMeanings)) {
    expect(block().textContent).toContain(title);
    expect(block().textContent).toContain(text);
  }
  const decoder = screen.getByRole('link', { name: /your birth date/ });
  expect(decoder.getAttribute('href')).toBe('/daily-decoder');
});

test('a page left open past midnight shows the new day when it becomes visible again', async () => {
  vi.setSystemTime(new Date(2026, 10, 15, 23, 59));
  render(<TodaysNumber />);
  await import('./todays-number.client');
  // 2 + 0 + 2 + 6 + 1 + 1 + 1 + 6 = 19, 1 + 9 = 10, 1 + 0 = 1.
  vi.setSystemTime(new Date(2026, 10, 16, 0, 1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toEqual(['1']);
});
