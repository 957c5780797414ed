import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click, fill } from '../../../tests/testing/screen';
import { isReturn } from '../../ui/browser/is-return';
import { DailyDecoder } from './DailyDecoder';

vi.mock('../../ui/browser/is-return', () => ({ isReturn: vi.fn() }));

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Decode My Destiny' });
const field = () => screen.getByLabelText<HTMLInputElement>('Birth Date');
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
  test('takes two seconds, and a second submit starts no second result', () => {
    render(<DailyDecoder />);
    choose('1990-07-04');
    const { form } = button();
    act(() => {
      fireEvent.submit(form as HTMLFormElement);
      fireEvent.submit(form as HTMLFormElement);
    });
    expect(screen.getByText('Consulting the cosmos...')).toBe(document.activeElement);
    wait(1999);
    expect(screen.queryByTestId('result')).toBeNull();
    wait(1);
    expect(screen.getAllByTestId('result')).toHaveLength(1);
  });

  test('shares the specified text and the address of the page', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share });
    render(<DailyDecoder />);
    decode('1990-07-04');
    click('Share');
    expect(share).toHaveBeenCalledWith({
      title: 'Daily Destiny Decoder',
      text: 'My Daily Destiny Score: 88% - Cosmic Alignment! Check your cosmic compatibility at Daily Destiny Decoder!',
      url: location.href,
    });
    vi.unstubAllGlobals();
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

describe('session memory', () => {
  beforeEach(() => {
    vi.mocked(isReturn).mockReturnValue(true);
  });

  /** Leaves the page and opens it again. */
  function reopen() {
    cleanup();
    render(<DailyDecoder />);
  }

  test('shows the form on a new visit, and offers the date', () => {
    render(<DailyDecoder />);
    decode('1990-07-04');
    vi.mocked(isReturn).mockReturnValue(false);
    reopen();
    expect(screen.queryByTestId('result')).toBeNull();
    expect(button().disabled).toBe(true);
    click('Use July 4, 1990 again');
    expect(button().disabled).toBe(false);
  });

  test('a score stays on screen past midnight, until the visitor returns to the page', () => {
    render(<DailyDecoder />);
    decode('1990-07-04');
    wait(12 * 3_600_000);
    expect(screen.getByTestId('score').textContent).toBe('88%');
    fireEvent(window, new Event('pageshow'));
    expect(screen.queryByTestId('result')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(screen.getByText('Monday, November 16, 2026')).toBeTruthy();
  });

  test.each([
    ['of no day', '#date=1990-07-04'],
    ['of a day that does not exist', '#date=1990-07-04&view=2026-02-30'],
    ['of somebody not yet born', '#date=2026-11-16&view=2026-11-15'],
    ['that is damaged', '#date=1990-07-04&view=2026-11-15&x=1'],
    ['without a date', '#name=Ann&view=2026-11-15'],
  ])('ignores a score %s', (_, stored) => {
    sessionStorage.setItem('remembered_result /', stored);
    render(<DailyDecoder />);
    expect(button().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  });
});
