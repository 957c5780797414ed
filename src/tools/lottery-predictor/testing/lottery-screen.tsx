import { act, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { click, fill } from '../../../../tests/testing/screen';
import { mockDialogs, mockToday } from '../../../ui/testing/browser';
import { LotteryPredictor } from '../LotteryPredictor';

/** For a file of tests: it is noon of November 15, 2026, and dialogs can open. */
export function prepare(): void {
  mockToday(2026, 11, 15);
  beforeEach(() => {
    window.alert = vi.fn();
    mockDialogs();
  });
}

/** Renders the tool and waits until it has read the storage. */
export async function open(): Promise<void> {
  render(<LotteryPredictor />);
  await quiet();
}

/** Waits until the tool has read the storage. */
export function quiet(): Promise<void> {
  return act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))),
  );
}

/** Fills in the form and clicks its button. */
export function generate(name = 'Ada', lifePath = '7'): void {
  fill('Your Name', name);
  fill('Life Path Number', lifePath);
  click('Generate My Power Numbers');
}

/** Checks the numbers against a draw. */
export function check(winning: string): void {
  fill('Check Against Lottery Results', winning);
  click('Check');
}

/** The rows of Recent Results. */
export const rows = (): HTMLElement[] => screen.queryAllByTestId('history-row');

/** The text of the status line. */
export const status = (): string => screen.getByRole('status').textContent;

/** The saved records. */
export const saved = () => JSON.parse(localStorage.getItem('lottery_results') ?? '[]');

/** Saves records, or anything else. */
export function save(records: unknown): void {
  localStorage.setItem('lottery_results', JSON.stringify(records));
}
