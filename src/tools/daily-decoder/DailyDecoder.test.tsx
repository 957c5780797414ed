import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as words from '#texts/tools/daily-decoder';
import { click, field, fill } from '../../../tests/testing/screen';
import { rememberPerson } from '../../person/memory/visit';
import { pageFromCache } from '../../ui/testing/browser';
import { DailyDecoder } from './DailyDecoder';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: words.submit });
const dateField = () => field('date');
const text = (testId: string) => screen.getByTestId(testId).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function decode(date: string) {
  render(<DailyDecoder />);
  fill('date', date);
  click(words.submit);
  wait(2000);
}

beforeEach(() => {
  // Fake timers only: React's own scheduling stays real.
  const now = new Date(2026, 10, 15, 12);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now });
});

test('the button is enabled for a day from 1900 to today', () => {
  render(<DailyDecoder />);
  const isEnabled = (date: string) => {
    fill('date', date);
    return !button().disabled;
  };
  const dates = ['2026-11-15', '2026-11-16', '1900-01-01', '1899-12-31', ''];
  expect(dates.filter(isEnabled)).toEqual(['2026-11-15', '1900-01-01']);
});

test('the form changes its date and its limit at midnight in an open page', () => {
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59, 30));
  render(<DailyDecoder />);
  fill('date', '2027-01-01');
  expect(button().disabled).toBe(true);
  wait(32_000);
  screen.getByText('Friday, January 1, 2027');
  expect(dateField().max).toBe('2027-01-01');
  expect(button().disabled).toBe(false);
});

test('a known date that is after today is marked, so that its hint says why the button waits', () => {
  rememberPerson({ date: { year: 2030, month: 1, day: 1 } });
  render(<DailyDecoder />);
  expect(dateField().value).toBe('2030-01-01');
  expect(dateField().ariaInvalid).toBe('true');
  fill('date', '1990-07-04');
  expect(dateField().ariaInvalid).toBeNull();
});

test('decoding takes two seconds, and a second submit starts no second result', async () => {
  render(<DailyDecoder />);
  fill('date', '1990-07-04');
  const form = button().form ?? expect.fail();
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(screen.getByText(words.loading)).toBe(document.activeElement);
  wait(1999);
  expect(screen.queryByTestId('result')).toBeNull();
  wait(1);
  expect(screen.getAllByTestId('result')).toHaveLength(1);
  expect(text('message')?.length).toBeGreaterThan(50);
  await act(async () => void (await import('../../result/working/WorkingSteps')));
  expect(text('working')).toContain('Today is day 319 of the year');
});

test('a score stays on screen past midnight, until the visitor returns to the page', () => {
  decode('1990-07-04');
  wait(12 * 3_600_000);
  expect(text('score')).toBe('88%');
  fireEvent(window, pageFromCache());
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(dateField());
  screen.getByText('Monday, November 16, 2026');
});

test.each([
  '#date=1990-07-04',
  '#date=2026-11-16&view=2026-11-15', // not born yet
  '#name=Ann&view=2026-11-15',
])('a remembered score of %s is ignored', (stored) => {
  const visit = { version: 1, person: '', results: { 'daily-decoder': stored }, forgottenAt: 0 };
  sessionStorage.setItem('ninefold_visit', JSON.stringify(visit));
  render(<DailyDecoder />);
  expect(button().disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});
