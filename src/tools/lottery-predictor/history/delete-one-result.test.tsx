import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click } from '../../../../tests/testing/screen';
import { recordAt } from '../testing/fake-records';
import { open, prepare, rows, save, saved, status } from '../testing/lottery-screen';

const NAMES = ['Ada', 'Grace', 'Emmy'];
const names = () => rows().map((row) => NAMES.find((name) => row.textContent.includes(name)));
const buttonIn = (row: number) =>
  within(rows()[row] as HTMLElement).getByRole('button', { name: /delete this result$/i });

/** Presses the button of a row once, and, as a separate click, once more. */
function deleteRow(row: number) {
  fireEvent.click(buttonIn(row), { detail: 1 });
  fireEvent.click(buttonIn(row), { detail: 1 });
}

beforeEach(() => {
  prepare();
  save(NAMES.map((userName, index) => recordAt(9 - index, { userName })));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Delete this result', () => {
  test('asks first, and says whose result it is', async () => {
    await open();
    const button = buttonIn(1);
    expect(button.textContent).toBe('Delete this result');
    const whose = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(whose?.textContent).toBe('Grace Nov 15, 2026');
    fireEvent.click(button);
    expect(buttonIn(1)).toBe(button);
    expect(button.textContent).toBe('Delete? Press again to delete this result');
    expect(names()).toEqual(NAMES);
    fireEvent.blur(button);
    expect(button.textContent).toBe('Delete this result');
  });

  test('is not confirmed by the second half of a double click', async () => {
    await open();
    fireEvent.click(buttonIn(0), { detail: 1 });
    fireEvent.click(buttonIn(0), { detail: 2 });
    expect(names()).toEqual(NAMES);
  });

  test('can be undone: the row is back in its place', async () => {
    await open();
    deleteRow(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    click('Undo');
    expect(names()).toEqual(NAMES);
    expect(saved()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Recent Results');
  });

  test('says so where the deletion cannot be saved', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await open();
    deleteRow(0);
    expect(names()).toEqual(['Grace', 'Emmy']);
    expect(status()).toMatch(/^What you deleted is still saved/);
  });

  test('can be undone for ten seconds', async () => {
    await open();
    vi.useFakeTimers();
    deleteRow(0);
    act(() => void vi.advanceTimersByTime(9_999));
    expect(screen.getByText('Result deleted.')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Result deleted.')).toBeNull();
    expect(names()).toEqual(['Grace', 'Emmy']);
    expect(document.activeElement?.textContent).toBe('Recent Results');
  });
});
