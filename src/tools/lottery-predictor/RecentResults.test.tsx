import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { refuseStorage } from '../../ui/testing/browser';
import { recordAt } from './testing/fake-records';
import { generate, open, prepare, rows, save, saved, status } from './testing/lottery-screen';

prepare();

const stats = () => screen.getAllByTestId(/^stat-/).map(({ textContent }) => textContent);

test('the stats start at zero, then are those of the saved name, then of the name last used', async () => {
  await open();
  expect(stats()).toEqual(['0', '0', '0', '0.0']);
  cleanup();
  localStorage.setItem('lottery_username', 'Grace');
  save([
    recordAt(4, { userName: 'Grace', matches: 1 }),
    recordAt(3, { userName: ' Grace', matches: 0 }),
    recordAt(2, { userName: 'Ada', matches: 5 }),
    recordAt(1, { userName: 'Grace', matches: 0 }),
  ]);
  await open();
  expect(stats()).toEqual(['3', '1', '1', '0.3']);
  generate('Ada');
  expect(stats()).toEqual(['1', '5', '5', '5.0']);
  click('Generate New Numbers');
  expect(stats()).toEqual(['1', '5', '5', '5.0']);
});

test('the panels show the latest ten of every name, and the leaderboard ten rows in order', async () => {
  save(
    Array.from({ length: 13 }, (_, index) =>
      recordAt(59 - index, { userName: `P${index}`, matches: index % 7, id: `${index}` }),
    ),
  );
  await open();
  expect(rows()).toHaveLength(10);
  expect(rows()[9]?.textContent).toContain('P9');
  const third = within(rows()[2] ?? expect.fail());
  third.getByText(/P2/);
  expect(third.getByText(/matches/).textContent).toBe('2 matches');
  const date = third.getByText('Nov 15, 2026');
  expect(date.getAttribute('datetime')).toBe('2026-11-15T12:57:00.000Z');
  screen.getByRole('img', { name: /^Matches of the latest 13 checks/ });

  const toggle = screen.getByRole('button', { name: 'Leaderboard' });
  const board = () => screen.queryAllByTestId('leader-row').map((row) => row.textContent);
  expect([toggle.ariaExpanded, board()]).toEqual(['false', []]);
  fireEvent.click(toggle);
  expect(toggle.ariaExpanded).toBe('true');
  screen.getByRole('heading', { name: 'Top Predictors' });
  expect(board()).toHaveLength(10);
  // Name, matches in all, best, predictions and Life Path; P5 and P12 are level, and “P12” comes first.
  expect(board().slice(0, 3)).toEqual(['P66617', 'P125517', 'P55517']);
  fireEvent.click(toggle);
  expect(board()).toEqual([]);
});

test('the panels read the storage again when the page returns from the back/forward cache', async () => {
  save([recordAt(1)]);
  await open();
  save([recordAt(2, { userName: 'Grace' })]);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.textContent).toContain('Grace');
  expect(saved()).toHaveLength(1);
});

test('everything is deleted after confirmation, and the focus stays in its panel', async () => {
  save([recordAt(1)]);
  localStorage.setItem('lottery_username', 'Ada');
  await open();
  click('Delete');
  screen.getByRole('dialog', { name: 'Delete everything?' });
  click('No, keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(1);
  click('Delete');
  click('Yes, delete it all');
  expect(rows()).toEqual([]);
  expect(localStorage.length).toBe(0);
  expect(document.activeElement?.textContent).toBe('Recent Results');
});

test('data that cannot be read is reported, and can be deleted', async () => {
  localStorage.setItem('lottery_results', 'oops');
  await open();
  expect(status()).toMatch(/couldn’t be read/);
  click('Delete');
  click('Yes, delete it all');
  expect(localStorage.length).toBe(0);
  expect(status()).toBe('');
});

describe('Delete this result', () => {
  const NAMES = ['Ada', 'Grace', 'Emmy'];
  const names = () => rows().map((row) => NAMES.find((name) => row.textContent.includes(name)));
  const buttonIn = (row: number) =>
    within(rows()[row] ?? expect.fail()).getByRole('button', { name: /delete this result$/i });
  const press = (row: number) => fireEvent.click(buttonIn(row));

  beforeEach(async () => {
    save(NAMES.map((userName, index) => recordAt(9 - index, { userName })));
    await open();
  });

  test('says whose result it is', () => {
    const button = buttonIn(1);
    expect(button.textContent).toBe('Delete this result');
    const whose = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(whose?.textContent).toBe('Grace Nov 15, 2026');
    press(1);
    expect(names()).toEqual(['Ada', 'Emmy']);
  });

  test('can be undone for ten seconds: the row is back in its place', () => {
    vi.useFakeTimers();
    press(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    act(() => void vi.advanceTimersByTime(9_999));
    screen.getByText('Result deleted.');
    click('Undo');
    expect(names()).toEqual(NAMES);
    expect(saved()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Recent Results');
    press(0);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText('Result deleted.')).toBeNull();
    expect(names()).toEqual(['Grace', 'Emmy']);
    expect(document.activeElement?.textContent).toBe('Recent Results');
  });

  test('says so where the deletion cannot be saved', () => {
    refuseStorage('setItem');
    press(0);
    expect(names()).toEqual(['Grace', 'Emmy']);
    expect(status()).toMatch(/^What you deleted is still saved/);
  });
});
