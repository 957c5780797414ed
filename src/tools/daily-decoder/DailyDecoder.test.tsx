import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

  test('two submits in a row lead to one result, two seconds after the second', () => {
    render(<DailyDecoder />);
    choose('1990-07-04');
    const form = button().form as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    wait(2000);
    expect(screen.getAllByTestId('result')).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(1); // midnight
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
  const remembered = () => sessionStorage.getItem('remembered_result /');

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

  test('forgets a score with Try Again', () => {
    render(<DailyDecoder />);
    decode('1990-07-04');
    expect(remembered()).toBe('#date=1990-07-04&view=2026-11-15');
    click('Try Again');
    expect(remembered()).toBeNull();
    reopen();
    expect(button().disabled).toBe(true);
  });

  test('does not replace a date typed before hydration', () => {
    sessionStorage.setItem('remembered_result /', '#date=1990-07-04&view=2026-11-15');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<DailyDecoder />);
    fill('Birth Date', '1985-02-03');
    render(<DailyDecoder />, { container, hydrate: true });
    expect(field().value).toBe('1985-02-03');
    expect(screen.queryByTestId('result')).toBeNull();
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

  test('forgets everything on request below a score', () => {
    render(<DailyDecoder />);
    decode('1990-07-04');
    click('Forget it now');
    expect(sessionStorage.length).toBe(0);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: /again|Forget/ })).toBeNull();
  });

  test('decodes without storage, and remembers nothing', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    render(<DailyDecoder />);
    decode('1990-07-04');
    expect(screen.getByTestId('score').textContent).toBe('88%');
    click('Try Again');
    reopen();
    expect(button().disabled).toBe(true);
  });
});
