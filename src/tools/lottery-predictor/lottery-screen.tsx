import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { fill, press } from '../../../tests/screen';
import { LotteryPredictor } from './LotteryPredictor';

/** Noon of 15 November 2026, an empty storage, and dialogs that only remember what they said. */
export function prepare(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 12) });
  localStorage.clear();
  window.alert = vi.fn();
  window.confirm = vi.fn(() => true);
}

/** Renders the tool and waits until it has looked at the storage. */
export async function open(): Promise<void> {
  render(<LotteryPredictor />);
  await quiet();
}

/** Waits until the tool has looked at the storage. */
export function quiet(): Promise<void> {
  return act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))),
  );
}

/** Fills the form in and presses its button. */
export function generate(name = 'Ada', lifePath = '7'): void {
  fill('Your Name', name);
  fill('Life Path Number', lifePath);
  press('Generate My Power Numbers');
}

/** Holds the numbers against a draw. */
export function check(winning: string): void {
  fill('Check Against Lottery Results', winning);
  press('Check');
}

/** The rows of Recent Results. */
export const rows = (): HTMLElement[] => screen.queryAllByTestId('history-row');

/** What the status line says. */
export const status = (): string => screen.getByRole('status').textContent;

/** What is saved. */
export const saved = () => JSON.parse(localStorage.getItem('lottery_results') ?? '[]');

/** Saves records, or whatever else. */
export function save(records: unknown): void {
  localStorage.setItem('lottery_results', JSON.stringify(records));
}
