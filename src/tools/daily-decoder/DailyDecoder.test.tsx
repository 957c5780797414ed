import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, fill, leaveHalfTyped } from '../../../tests/screen';
import { DailyDecoder } from './DailyDecoder';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decode My Destiny' });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const choose = (date: string) => {
  fill('Birth Date', date);
  fireEvent.input(screen.getByLabelText('Birth Date'));
};

function decode(date: string) {
  choose(date);
  click('Decode My Destiny');
  wait(2000);
}

beforeEach(() => {
  // Fake timers only: React's own scheduling stays real.
  const toFake = ['setTimeout', 'clearTimeout', 'Date'] as const;
  vi.useFakeTimers({ toFake: [...toFake], now: new Date(2026, 10, 15, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the form', () => {
  test('shows today’s date and starts disabled', () => {
    render(<DailyDecoder />);
    expect(screen.getByText('Sunday, November 15, 2026')).toBeTruthy();
    expect(button().disabled).toBe(true);
    expect(screen.getByLabelText('Birth Date').getAttribute('max')).toBe('2026-11-15');
  });

  test.each([
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['1900-01-01', false],
    ['1899-12-31', true],
    ['', true],
  ])('with %j its button is disabled: %s', (date, isDisabled) => {
    render(<DailyDecoder />);
    choose('1990-01-01');
    choose(date);
    expect(button().disabled).toBe(isDisabled);
  });

  test('a half-typed date leaves it disabled', () => {
    render(<DailyDecoder />);
    leaveHalfTyped('Birth Date');
    fireEvent.input(screen.getByLabelText('Birth Date'));
    expect(button().disabled).toBe(true);
  });

  test('the date and the limit change at midnight in an open page', () => {
    vi.setSystemTime(new Date(2026, 11, 31, 23, 59, 30));
    render(<DailyDecoder />);
    choose('2027-01-01');
    expect(button().disabled).toBe(true);
    wait(32_000);
    expect(screen.getByText('Friday, January 1, 2027')).toBeTruthy();
    expect(screen.getByLabelText('Birth Date').getAttribute('max')).toBe('2027-01-01');
    expect(button().disabled).toBe(false);
  });
});

describe('decoding', () => {
  test('takes two seconds, then shows the score', () => {
    render(<DailyDecoder />);
    choose('1990-07-04');
    click('Decode My Destiny');
    expect(screen.getByText('Consulting the cosmos...')).toBe(document.activeElement);
    wait(1999);
    expect(screen.queryByTestId('result')).toBeNull();
    wait(1);
    // (4 + 7) × (15 + 11 + 2026) = 22572, 72; 72 + day 319 = 391, less 3 × 101 is 88.
    expect(screen.getByTestId('score').textContent).toBe('88%');
    expect(screen.getByTestId('vibe').textContent).toBe('Cosmic Alignment');
    expect(screen.getByText('Compatibility')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Cosmic Alignment');
  });

  test('Try Again returns to an empty form', () => {
    render(<DailyDecoder />);
    decode('1990-07-04');
    click('Try Again');
    expect(screen.queryByTestId('result')).toBeNull();
    const field = screen.getByLabelText<HTMLInputElement>('Birth Date');
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(button().disabled).toBe(true);
  });

  test('unmounting early leaves no timer behind', () => {
    const { unmount } = render(<DailyDecoder />);
    choose('1990-07-04');
    click('Decode My Destiny');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  // On 2026-11-15 with day d and month m: ((d + m) × 2052 mod 100 + 319) mod 101.
  test.each([
    ['1990-07-04', 88, 'Cosmic Alignment', 30, 'heart'], // 11: 72 + 319 = 391, 88
    ['1990-01-01', 20, 'Reflection Time', 10, 'muted'], // 2: 4 + 319 = 323, 20
    ['1990-01-09', 36, 'Transformation Zone', 15, 'sparkle'], // 10: 20 + 319 = 339, 36
    ['1990-12-08', 56, 'Harmonious Flow', 15, 'sparkle'], // 20: 40 + 319 = 359, 56
    ['1990-12-18', 76, 'High Frequency', 30, 'heart'], // 30: 60 + 319 = 379, 76
  ])('%s scores %i, %s, with %i particles', (date, score, vibe, count, icon) => {
    render(<DailyDecoder />);
    decode(date);
    expect(screen.getByTestId('score').textContent).toBe(`${score}%`);
    expect(screen.getByTestId('vibe').textContent).toBe(vibe);
    const particles = screen.getAllByTestId('particle');
    expect(particles).toHaveLength(count);
    expect(particles.every((particle) => particle.dataset['icon'] === icon)).toBe(true);
    expect(screen.getByTestId('message').textContent?.length).toBeGreaterThan(50);
    expect(screen.getByTestId('working').textContent).toContain('Today is day 319 of the year');
  });
});
