import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { click } from '../../../../tests/testing/screen';
import { recordAt } from '../testing/fake-records';
import { generate, open, prepare, rows, save, saved, status } from '../testing/lottery-screen';

const stats = () =>
  ['predictions', 'matches', 'best', 'average'].map(
    (name) => screen.getByTestId(`stat-${name}`).textContent,
  );

beforeEach(prepare);

afterEach(() => {
  vi.useRealTimers();
});

describe('the panels', () => {
  test('stats start at zero, then are those of the saved name, then of the name last used', async () => {
    await open();
    expect(stats()).toEqual(['0', '0', '0', '0.0']);
    cleanup();
    localStorage.setItem('lottery_username', 'grace');
    save([
      recordAt(4, { userName: 'Grace', matches: 1 }),
      recordAt(3, { userName: ' GRACE', matches: 0 }),
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

  test('show the latest ten of every name, with date, name and numbers', async () => {
    save(
      Array.from({ length: 12 }, (_, index) =>
        recordAt(59 - index, { userName: `Visitor ${index}`, id: `${index}` }),
      ),
    );
    await open();
    expect(rows()).toHaveLength(10);
    expect(rows()[0]?.textContent).toContain('Visitor 0');
    expect(rows()[9]?.textContent).toContain('Visitor 9');
    const first = within(rows()[0] as HTMLElement);
    expect(first.getByText('Nov 15, 2026').getAttribute('datetime')).toBe(
      '2026-11-15T12:59:00.000Z',
    );
    const numbersIn = (name: string) =>
      within(first.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => Number.parseInt(item.textContent, 10));
    expect(numbersIn('Yours')).toEqual([2, 3, 19, 20, 35, 36]);
    expect(numbersIn('Drawn')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(first.getByText(/matches/).textContent).toBe('2 matches');
    expect(screen.getByRole('img', { name: /^Matches of the latest 12 checks/ })).toBeTruthy();
  });

  test('open the leaderboard, ten rows in order, and close it', async () => {
    save(
      Array.from({ length: 13 }, (_, index) =>
        recordAt(59 - index, { userName: `P${index}`, matches: index % 7, id: `${index}` }),
      ),
    );
    await open();
    const toggle = screen.getByRole('button', { name: 'Leaderboard' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('heading', { name: 'Top Predictors' })).toBeNull();
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('heading', { name: 'Top Predictors' })).toBeTruthy();
    const board = screen.getAllByTestId('leader-row').map((row) => row.textContent);
    expect(board).toHaveLength(10);
    // Name, matches in all, best, checks and Life Path; P5 and P12 are level, and “P12” comes first.
    expect(board.slice(0, 3)).toEqual(['P66617', 'P125517', 'P55517']);
    fireEvent.click(toggle);
    expect(screen.queryByTestId('leader-row')).toBeNull();
  });

  test('read the storage again when the page returns from the back/forward cache', async () => {
    save([recordAt(1)]);
    await open();
    save([recordAt(2, { userName: 'Grace' })]);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.textContent).toContain('Grace');
    expect(saved()).toHaveLength(1);
  });
});

describe('the visitor’s own data', () => {
  test('is deleted only after confirmation, and the focus stays in its panel', async () => {
    save([recordAt(1)]);
    localStorage.setItem('lottery_username', 'Ada');
    await open();
    vi.mocked(confirm).mockReturnValueOnce(false);
    click('Delete');
    expect(rows()).toHaveLength(1);
    click('Delete');
    expect(rows()).toEqual([]);
    expect(localStorage.length).toBe(0);
    expect(document.activeElement?.textContent).toBe('Recent Results');
  });

  test('that cannot be read is reported, and can be deleted', async () => {
    localStorage.setItem('lottery_results', 'oops');
    await open();
    expect(status()).toMatch(/couldn’t be read/);
    click('Delete');
    expect(localStorage.length).toBe(0);
    expect(status()).toBe('');
  });
});
